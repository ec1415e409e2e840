import type { SessionData } from '#db/schema/sessions';
import { Failure } from './failure.ts';

/**
 * Sensitive actions need a sign-in within this time, because an open browser may be used by someone
 * else.
 */
export const recentSignInMinutes = 10;

/** Whether the user authenticated recently. An unknown time (null) does not count. */
export function isRecentSignIn(
  { createdAt, provedAt = createdAt }: SessionData,
  at: Date,
): boolean {
  return provedAt !== null && at.getTime() - Date.parse(provedAt) <= recentSignInMinutes * 60_000;
}

/** For sensitive actions of admins. The screens ask for the password in place. */
export function requireRecentSignIn({ session }: { session: SessionData }, at: Date): void {
  if (isRecentSignIn(session, at)) return;
  throw new Failure('sign_in_again', 'Confirm your identity, then try again.');
}
