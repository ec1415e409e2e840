import type { SessionData } from '#db/schema/sessions';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * A session ends a fixed time after sign-in, and sooner when idle. The last use is only updated at
 * intervals, so that not every request writes.
 */
type Lifetime = { lifetimeMs: number; idleMs: number; seenEveryMs: number };

const customerLifetime: Lifetime = {
  lifetimeMs: 30 * dayMs,
  idleMs: 7 * dayMs,
  seenEveryMs: 5 * minuteMs,
};
const adminLifetime: Lifetime = { lifetimeMs: 12 * hourMs, idleMs: hourMs, seenEveryMs: minuteMs };

/** The longest session lifetime, which is also the cookie's. */
export const longestLifetimeMs = customerLifetime.lifetimeMs;

/** The session's user. Admin sessions end sooner. */
type Holder = { isAdmin: boolean };

export function expiry({ createdAt, seenAt }: SessionData, { isAdmin }: Holder): Date {
  const { lifetimeMs, idleMs } = isAdmin ? adminLifetime : customerLifetime;
  return new Date(Math.min(Date.parse(seenAt) + idleMs, Date.parse(createdAt) + lifetimeMs));
}

/** Whether the stored last use needs an update. */
export function needsTouch({ seenAt }: SessionData, { isAdmin }: Holder, at: Date): boolean {
  const { seenEveryMs } = isAdmin ? adminLifetime : customerLifetime;
  return at.getTime() - Date.parse(seenAt) > seenEveryMs;
}
