import { Elysia } from 'elysia';
import { unsignCookie } from 'elysia/utils';
import { Failure } from '../http/failure.ts';
import type { Sessions, Viewer } from './service.ts';

export type SessionCookie = {
  name: string;
  /** The first signs, all verify. */
  secrets: readonly string[];
};

/** `__Host-` binds the cookie to this very host, which needs https. */
export function sessionCookieName(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/**
 * Gives each call its `viewer`: null when signed out. It runs before the body is validated, so
 * that a stranger learns nothing of a schema. The signature is checked here, not by Elysia's own
 * option, which answers 400 to a forged cookie where a person is merely signed out.
 */
export function viewers(sessions: Sessions, { name, secrets }: SessionCookie) {
  return new Elysia({ name: 'viewers' }).derive({ as: 'scoped' }, async ({ cookie }) => {
    const sid = await verified(cookie[name]?.value, secrets);
    return { viewer: sid ? await sessions.viewer(sid) : null };
  });
}

export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw new Failure('unauthenticated', 'Sign in to continue.');
  return viewer;
}

async function verified(value: unknown, secrets: readonly string[]): Promise<string | null> {
  if (typeof value !== 'string' || value === '') return null;
  for (const secret of secrets) {
    const sid = await unsignCookie(value, secret);
    if (sid !== false) return sid;
  }
  return null;
}
