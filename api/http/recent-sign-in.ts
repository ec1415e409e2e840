import type { SessionData } from '#db/schema/sessions';
import { Failure } from './failure.ts';
import type { Viewer } from './viewer.ts';

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

/**
 * For sensitive actions of admins. The screens ask for the password in place. A program has proved
 * itself with its key, which isn't accepted where a person has to be there.
 */
export function requireRecentSignIn(
  { session, apiKey }: Pick<Viewer, 'session' | 'apiKey'>,
  at: Date,
): void {
  if (apiKey || isRecentSignIn(session, at)) return;
  throw new Failure('sign_in_again', 'Confirm your identity, then try again.');
}
