const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How long a renewal's invoice stays a draft that the shop can edit. */
export const FINALIZATION_DELAY_SECONDS = HOUR;

/** The delay after each failed attempt. There is no attempt after the last delay. */
const RETRY_SECONDS = [3 * DAY, 5 * DAY, 7 * DAY];

/** The time of the next attempt, in Unix seconds, or null after the final one. */
export function nextPaymentAttempt(tries: number, now: number): number | null {
  const wait = RETRY_SECONDS[tries - 1];
  return wait === undefined ? null : now + wait;
}
