import type { SubscriptionStatus } from './enumerations.ts';

/** The statuses of a subscription that has started and not ended. */
export const runningStatuses: readonly SubscriptionStatus[] = ['active', 'past_due', 'unpaid'];

export function isRunning(status: SubscriptionStatus): boolean {
  return runningStatuses.includes(status);
}

/** Whether a renewal is unpaid, whether or not the provider is still retrying the card. */
export function isPastDue(status: SubscriptionStatus): boolean {
  return status === 'past_due' || status === 'unpaid';
}
