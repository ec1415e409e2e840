import { Failure } from '#api/http/failure';
import type { SessionData } from '#db/schema/sessions';

/** A sign-in older than this does not do what matters most: an open browser is not its owner. */
export const recentSignInMinutes = 10;

/** Whether somebody proved who they are so recently; a provider that does not say has not asked. */
export function isRecentSignIn(
  { createdAt, provedAt = createdAt }: SessionData,
  at: Date,
): boolean {
  return provedAt !== null && at.getTime() - Date.parse(provedAt) <= recentSignInMinutes * 60_000;
}

/** For what an admin does with other people's money or account. The screens ask in place. */
export function requireRecentSignIn({ session }: { session: SessionData }, at: Date): void {
  if (isRecentSignIn(session, at)) return;
  throw new Failure('sign_in_again', 'Confirm your identity, then try again.');
}
