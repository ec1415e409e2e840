import type { Viewer } from './viewer.ts';

/** Whether the viewer can act as an admin. Always false while impersonating a customer. */
export function isActiveAdmin({ customer, user, mustSetUpTwoFactor }: Viewer): boolean {
  return customer.isAdmin && !user.mustChangePassword && !mustSetUpTwoFactor;
}
