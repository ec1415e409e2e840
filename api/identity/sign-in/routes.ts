import { Elysia } from 'elysia';
import { User } from '#contract/customers';
import { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import { callers } from '../sessions/caller.ts';
import { userToWire } from '../sessions/to-wire.ts';
import { members } from '../sessions/viewer.ts';
import { type SignInDependencies, signInRoutes } from './sign-in-routes.ts';

/** Who is signed in, 401 when nobody is; and the ways in and out. */
export function sessionRoutes(deps: SignInDependencies) {
  const { db, access } = deps;
  const { sessions, cookie: sessionCookie } = access;
  const guarded = new Elysia({ name: 'session user' })
    .use(members(access))
    .get(apiPaths.user, ({ viewer }) => userToWire(viewer.user), { response: User });

  return new Elysia({ name: 'session' })
    .use(guarded)
    .use(signInRoutes(deps))
    .use(callers(deps.clientAddress, sessionCookie))
    .post(
      apiPaths.logout,
      async ({ caller, cookie }) => {
        await signOut(caller.sid);
        sessionCookie.clear(cookie);
        return { ok: true } as const;
      },
      { response: Done },
    )
    .get(apiPaths.customerLogout, async ({ caller, cookie, redirect }) => {
      await signOut(caller.sid);
      sessionCookie.clear(cookie);
      return redirect('/', 302);
    });

  async function signOut(sid: string | null): Promise<void> {
    if (sid) await db.transaction((tx) => sessions.end(tx, sid));
  }
}
