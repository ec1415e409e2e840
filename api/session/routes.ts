import { Elysia } from 'elysia';
import { User } from '#contract/customers';
import { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import { Credentials, PasswordForgot, PasswordReset, Registration } from '#contract/session';
import type { Db } from '#db/client';
import type { UserRow } from '#db/schema/users';
import type { PasswordResets } from '../credentials/password-resets.ts';
import type { CredentialsService } from '../credentials/service.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { callers } from './caller.ts';
import { members, type SessionAccess } from './viewer.ts';

type Dependencies = {
  db: Db;
  access: SessionAccess;
  credentials: CredentialsService;
  passwordResets: PasswordResets;
  clientAddress: ClientAddress;
};

/** Signing up, in and out, and the look-up of who is signed in: 401 when nobody is. */
export function sessionRoutes(deps: Dependencies) {
  const { db, access, credentials, passwordResets } = deps;
  const { sessions, cookie: sessionCookie } = access;
  const guarded = new Elysia({ name: 'session user' })
    .use(members(access))
    .get(apiPaths.user, ({ viewer }) => userToWire(viewer.user), { response: User });

  return new Elysia({ name: 'session' })
    .use(guarded)
    .use(callers(deps.clientAddress, sessionCookie))
    .post(
      apiPaths.login,
      async ({ body, caller, cookie }) => {
        const { user, sid } = await credentials.signIn(body, caller);
        await sessionCookie.write(cookie, sid);
        return userToWire(user);
      },
      { parse: 'json', body: Credentials, response: User },
    )
    .post(
      apiPaths.adminLogin,
      async ({ body, caller, cookie }) => {
        const { user, sid } = await credentials.signIn(body, caller, { adminsOnly: true });
        await sessionCookie.write(cookie, sid);
        return userToWire(user);
      },
      { parse: 'json', body: Credentials, response: User },
    )
    .post(
      apiPaths.register,
      async ({ body, caller, cookie, status }) => {
        const { user, sid } = await credentials.register(body, caller);
        await sessionCookie.write(cookie, sid);
        return status(201, userToWire(user));
      },
      { parse: 'json', body: Registration, response: { 201: User } },
    )
    .post(
      apiPaths.logout,
      async ({ caller, cookie }) => {
        if (caller.sid) await sessions.end(db, caller.sid);
        sessionCookie.clear(cookie);
        return { ok: true } as const;
      },
      { response: Done },
    )
    .post(
      apiPaths.forgotPassword,
      async ({ body, caller }) => {
        await passwordResets.ask(body.email, caller);
        return { ok: true } as const;
      },
      { parse: 'json', body: PasswordForgot, response: Done },
    )
    .post(
      apiPaths.resetPassword,
      async ({ body, caller, cookie }) => {
        const { user, sid } = await passwordResets.reset(body, caller);
        await sessionCookie.write(cookie, sid);
        return userToWire(user);
      },
      { parse: 'json', body: PasswordReset, response: User },
    )
    .get(apiPaths.customerLogout, async ({ caller, cookie, redirect }) => {
      if (caller.sid) await sessions.end(db, caller.sid);
      sessionCookie.clear(cookie);
      return redirect('/', 302);
    });
}

function userToWire({ id, username, email, createdAt, mustChangePassword }: UserRow): User {
  return { id, username, email, createdAt: createdAt.toISOString(), mustChangePassword };
}
