import type { SubscriptionStatus } from './enumerations.ts';

/** What has begun and has not ended. */
export const runningStatuses: readonly SubscriptionStatus[] = ['active', 'past_due', 'unpaid'];

export function isRunning(status: SubscriptionStatus): boolean {
  return runningStatuses.includes(status);
}

/** A renewal is not paid, whether the provider still tries the card or has given up. */
export function isPastDue(status: SubscriptionStatus): boolean {
  return status === 'past_due' || status === 'unpaid';
}
