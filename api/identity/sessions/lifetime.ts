import type { SessionData } from '#db/schema/sessions';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * A session ends so long after its sign-in, and sooner when it is idle. `seenEveryMs`: how exactly
 * the last use is known; a note at every call would be a write at every call.
 */
type Lifetime = { lifetimeMs: number; idleMs: number; seenEveryMs: number };

const customerLifetime: Lifetime = {
  lifetimeMs: 30 * dayMs,
  idleMs: 7 * dayMs,
  seenEveryMs: 5 * minuteMs,
};
const adminLifetime: Lifetime = { lifetimeMs: 12 * hourMs, idleMs: hourMs, seenEveryMs: minuteMs };

/** The longest that anybody stays signed in; the cookie is kept as long. */
export const longestLifetimeMs = customerLifetime.lifetimeMs;

/** Whose session it is: an admin's ends sooner. */
type Holder = { isAdmin: boolean };

export function expiry({ createdAt, seenAt }: SessionData, { isAdmin }: Holder): Date {
  const { lifetimeMs, idleMs } = isAdmin ? adminLifetime : customerLifetime;
  return new Date(Math.min(Date.parse(seenAt) + idleMs, Date.parse(createdAt) + lifetimeMs));
}

/** Whether the last use that is written down is too long ago to be left so. */
export function needsTouch({ seenAt }: SessionData, { isAdmin }: Holder, at: Date): boolean {
  const { seenEveryMs } = isAdmin ? adminLifetime : customerLifetime;
  return at.getTime() - Date.parse(seenAt) > seenEveryMs;
}
