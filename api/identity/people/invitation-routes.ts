import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import type { RateLimits } from '#api/http/rate-limits';
import { schemaOf } from '#api/http/schema-of';
import type { SessionControl } from '#api/identity/sessions/service';
import * as endpoint from '#contract/endpoints/people';
import type { Db } from '#db/client';
import type { SecurityLog } from '../security-log/recorder.ts';
import { type Caller, callerPlugin } from '../sessions/find-viewer.ts';
import { findMustSetUpTwoFactor } from '../sessions/sign-in-policy.ts';
import { userToWire } from '../sessions/to-wire.ts';
import type { SignedIn } from '../sign-in/service.ts';
import type { InvitationAcceptances } from './accept-invitation.ts';
import type { Invitations } from './invitations.ts';

type Dependencies = {
  db: Db;
  access: SessionControl;
  invitations: Invitations;
  acceptances: InvitationAcceptances;
  clientAddress: ClientAddress;
  limits: RateLimits;
  securityLog: Pick<SecurityLog, 'record'>;
};

/** For holders of an emailed invitation. Tries are limited per address. */
export function invitationRoutes(deps: Dependencies) {
  const { db, access, invitations, acceptances } = deps;
  return new Elysia({ name: 'invitations' })
    .use(callerPlugin(deps.clientAddress, access.cookie))
    .derive(async ({ caller }) => {
      await deps.limits.count(db, 'invitation, address', caller.address);
      return {};
    })
    .post(
      endpoint.openInvitation.path,
      async ({ body }) => {
        const { email, role, invitedBy, expiresAt, hasAccount } = await invitations.open(
          body.token,
        );
        return { email, role, invitedBy, expiresAt, hasAccount };
      },
      schemaOf(endpoint.openInvitation),
    )
    .post(
      endpoint.acceptInvitation.path,
      async ({ body, caller, cookie, status }) => {
        const { user, sid } = await acceptances.accept(body, caller);
        await access.cookie.write(cookie, sid);
        return status(201, await joined(user, caller));
      },
      schemaOf(endpoint.acceptInvitation),
    )
    .post(
      endpoint.joinByInvitation.path,
      async ({ body, caller, cookie, status }) => {
        const { user, sid } = await acceptances.join(body, caller);
        await access.cookie.write(cookie, sid);
        return status(201, await joined(user, caller));
      },
      schemaOf(endpoint.joinByInvitation),
    );

  async function joined(user: SignedIn['user'], { address: network }: Caller) {
    deps.securityLog.record({ event: 'admin_created', userId: user.id, network });
    return userToWire(user, {
      mustSetUpTwoFactor: await findMustSetUpTwoFactor(db, user.id),
    });
  }
}
