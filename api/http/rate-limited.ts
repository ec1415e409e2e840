import { Failure } from './failure.ts';

export type RateLimitMessage = {
  /** What happened, when it is not just too many tries. */
  reason?: string;
  /** What the user can do instead of waiting. */
  orElse?: string;
};

/** Creates a 429 that says how long to wait. */
export function rateLimited(
  { reason = 'Too many attempts.', orElse }: RateLimitMessage,
  retryAfterSeconds: number,
): Failure {
  const wait = `Wait ${waitingTime(retryAfterSeconds)} and try again`;
  const sentence = `${reason} ${orElse ? `${wait}, or ${orElse}` : wait}.`;
  return new Failure('rate_limited', sentence, { retryAfterSeconds });
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
