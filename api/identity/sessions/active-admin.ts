import type { Viewer } from './service.ts';

/** Whether somebody may do what admins do; nobody may while they view as a customer. */
export function isActiveAdmin({ customer, user }: Viewer): boolean {
  return customer.isAdmin && !user.mustChangePassword;
}
