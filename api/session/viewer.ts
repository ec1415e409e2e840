import { Elysia } from 'elysia';
import { Failure } from '../http/failure.ts';
import type { CookieJar, SessionCookie } from './cookie.ts';
import type { Sessions, Viewer } from './service.ts';

/** What tells a call's viewer: the sessions, and the cookie that carries them. */
export type SessionAccess = { sessions: Sessions; cookie: SessionCookie };

/**
 * Gives each call its `viewer`: null when signed out. Like the guards below it runs before the
 * body is validated, so that a stranger learns nothing of a schema.
 */
export function viewers(access: SessionAccess) {
  return new Elysia({ name: 'viewers' }).derive({ as: 'scoped' }, async ({ cookie }) => ({
    viewer: await viewerOf(access, cookie),
  }));
}

/** For calls that need somebody signed in: 401 for everybody else. */
export function members(access: SessionAccess) {
  return new Elysia({ name: 'members' }).derive({ as: 'scoped' }, async ({ cookie }) => ({
    viewer: requireViewer(await viewerOf(access, cookie)),
  }));
}

/** For calls that need an admin: 401 for strangers, 403 for customers. */
export function admins(access: SessionAccess) {
  return new Elysia({ name: 'admins' }).derive({ as: 'scoped' }, async ({ cookie }) => {
    const viewer = requireViewer(await viewerOf(access, cookie));
    if (!viewer.customer.isAdmin) {
      throw new Failure('not_allowed', 'That is for administrators only.');
    }
    if (viewer.user.mustChangePassword) {
      throw new Failure('not_allowed', 'Choose a password of your own before you go on.');
    }
    return { viewer };
  });
}

async function viewerOf(access: SessionAccess, jar: CookieJar): Promise<Viewer | null> {
  const read = await access.cookie.read(jar);
  const viewer = read && (await access.sessions.viewer(read.sid));
  if (viewer && read.stale) await access.cookie.write(jar, read.sid);
  return viewer;
}

function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw new Failure('unauthenticated', 'Sign in to continue.');
  return viewer;
}
