import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { signedInGuard, viewerPlugin } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/session';
import { callerPlugin } from '../sessions/find-viewer.ts';
import { userToWire } from '../sessions/to-wire.ts';
import { type SignInDependencies, signInRoutes } from './sign-in-routes.ts';

/** The current user (401 when signed out), sign-in and sign-out. */
export function sessionRoutes(deps: SignInDependencies) {
  const { db, access } = deps;
  const { sessions, cookie: sessionCookie } = access;
  const guarded = new Elysia({ name: 'session user' })
    .use(signedInGuard(access))
    .get(
      endpoint.getUser.path,
      ({ viewer }) => userToWire(viewer.user, viewer),
      schemaOf(endpoint.getUser),
    );

  return new Elysia({ name: 'session' })
    .use(guarded)
    .use(signInRoutes(deps))
    .use(callerPlugin(deps.clientAddress, sessionCookie))
    .use(viewerPlugin(access))
    .post(
      endpoint.signOut.path,
      async ({ caller, cookie }) => {
        await signOut(caller.sid);
        sessionCookie.clear(cookie);
        return { ok: true } as const;
      },
      schemaOf(endpoint.signOut),
    )
    .get(endpoint.leave.path, async ({ caller, cookie, redirect }) => {
      await signOut(caller.sid);
      sessionCookie.clear(cookie);
      return redirect('/', 302);
    });

  async function signOut(sid: string | null): Promise<void> {
    if (sid) await db.transaction((tx) => sessions.end(tx, sid));
  }
}
