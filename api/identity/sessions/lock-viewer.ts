import { and, eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import type { Db } from '#db/client';
import { sessions } from '#db/schema/sessions';
import { type UserRow, users } from '#db/schema/users';

/** Locks the user. Returns false when the password changed since the row was read. */
export async function lockUserIfUnchanged(tx: Db, { id, password }: UserRow): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.password, password)))
    .for('update');
  return row !== undefined;
}

/**
 * Locks a viewer who changes their sign-in. Throws when a password reset or the end of the session
 * happened first, because a session that was ended must not undo that.
 */
export async function lockViewer(tx: Db, { user, session }: Viewer): Promise<void> {
  if (!(await lockUserIfUnchanged(tx, user))) {
    throw new Failure('conflict', 'Your password was just changed elsewhere. Sign in again.');
  }
  const [row] = await tx
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(sessions.sid, session.key))
    .for('update');
  if (!row) throw new Failure('unauthenticated', 'You were just signed out. Sign in again.');
}
