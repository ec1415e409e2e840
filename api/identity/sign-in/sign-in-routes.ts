import { Elysia } from 'elysia';
import * as v from 'valibot';
import type { ClientAddress } from '#api/http/client-address';
import { Failure } from '#api/http/failure';
import type { LimitName } from '#api/http/limits';
import type { RateLimits } from '#api/http/rate-limits';
import { requestRoute } from '#api/http/route-patterns';
import { schemaOf } from '#api/http/schema-of';
import type { SessionControl } from '#api/identity/sessions/service';
import * as endpoint from '#contract/endpoints/session';
import { Credentials } from '#contract/session';
import type { Db } from '#db/client';
import type { UserRow } from '#db/schema/users';
import { findAccount } from '../accounts/accounts.ts';
import type { SecurityLog } from '../security-log/recorder.ts';
import { type Caller, callerPlugin } from '../sessions/find-viewer.ts';
import { findMustSetUpTwoFactor } from '../sessions/sign-in-policy.ts';
import { userToWire } from '../sessions/to-wire.ts';
import type { PasswordResets } from './password-resets.ts';
import type { CredentialsService } from './service.ts';

export type SignInDependencies = {
  db: Db;
  access: SessionControl;
  credentials: CredentialsService;
  passwordResets: PasswordResets;
  clientAddress: ClientAddress;
  limits: RateLimits;
  securityLog: Pick<SecurityLog, 'record'>;
};

/**
 * Actions with limits of their own, so that many registrations at an address do not block sign-ins.
 */
const ownLimits = new Map<string, LimitName>([
  [endpoint.register.path, 'registration, address'],
  [endpoint.requestPasswordReset.path, 'reset, address'],
  [endpoint.resetPassword.path, 'reset, address'],
]);

const named = v.pick(Credentials, ['username']);

/** Sign-in routes. Tries are limited per address and counted before the body is validated. */
export function signInRoutes(deps: SignInDependencies) {
  const { db, credentials, passwordResets, limits } = deps;
  const sessionCookie = deps.access.cookie;

  return new Elysia({ name: 'sign in' })
    .use(callerPlugin(deps.clientAddress, sessionCookie))
    .derive(async ({ caller, request, body }) => {
      const name = ownLimits.get(requestRoute(request));
      if (name) await limits.count(db, name, caller.address);
      else await countSignIn(caller, body);
      return {};
    })
    .post(
      endpoint.signIn.path,
      async ({ body, caller, cookie }) => {
        const { user, sid } = await signIn(body, caller);
        await sessionCookie.write(cookie, sid);
        return toWire(user);
      },
      schemaOf(endpoint.signIn),
    )
    .post(
      endpoint.signInAdmin.path,
      async ({ body, caller, cookie }) => {
        const { user, sid } = await signIn(body, caller, { adminsOnly: true });
        await sessionCookie.write(cookie, sid);
        return toWire(user);
      },
      schemaOf(endpoint.signInAdmin),
    )
    .post(
      endpoint.register.path,
      async ({ body, caller, cookie, status }) => {
        const { user, sid } = await credentials.register(body, caller);
        await sessionCookie.write(cookie, sid);
        return status(201, await toWire(user));
      },
      schemaOf(endpoint.register),
    )
    .post(
      endpoint.requestPasswordReset.path,
      async ({ body, caller }) => {
        await passwordResets.ask(body.email, caller);
        return { ok: true } as const;
      },
      schemaOf(endpoint.requestPasswordReset),
    )
    .post(
      endpoint.resetPassword.path,
      async ({ body, caller, cookie }) => {
        const { user, sid } = await passwordResets.reset(body, caller);
        await sessionCookie.write(cookie, sid);
        return toWire(user);
      },
      schemaOf(endpoint.resetPassword),
    );

  async function toWire(user: UserRow) {
    return userToWire(user, {
      mustSetUpTwoFactor: await findMustSetUpTwoFactor(db, user.id),
    });
  }

  /** Tries of others on the same network don't keep an account out that signed in there lately. */
  async function countSignIn({ address }: Caller, body: unknown): Promise<void> {
    try {
      await limits.count(db, 'login, address', address);
    } catch (error) {
      const { success, output } = v.safeParse(named, body);
      if (success && (await credentials.isKnownAt(address, output.username))) return;
      throw error;
    }
  }

  /** Records successes. Failures are recorded where they are returned, with their account. */
  async function signIn(...[body, caller, only]: Parameters<CredentialsService['signIn']>) {
    try {
      const signedIn = await credentials.signIn(body, caller, only);
      deps.securityLog.record({
        event: 'sign_in',
        userId: signedIn.user.id,
        network: caller.address,
        detail: caller.device,
      });
      return signedIn;
    } catch (error) {
      const account = error instanceof Failure && (await findAccount(db, body.username));
      if (account) error.accountId = account.user.id;
      throw error;
    }
  }
}
