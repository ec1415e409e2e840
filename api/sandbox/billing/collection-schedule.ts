const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How long a renewal's invoice stays a draft, for the shop to change. */
export const FINALIZATION_DELAY_SECONDS = HOUR;

/** The waits after each failed try. With them used up, the subscription is given up. */
const RETRY_SECONDS = [3 * DAY, 5 * DAY, 7 * DAY];

/** When to try again after that many tries; null: not any more. */
export function nextPaymentAttempt(tries: number, now: number): number | null {
  const wait = RETRY_SECONDS[tries - 1];
  return wait === undefined ? null : now + wait;
}
