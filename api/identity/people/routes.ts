import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { requireRecentSignIn } from '#api/http/recent-sign-in';
import { parseRowId, schemaOf } from '#api/http/schema-of';
import { adminGuard } from '#api/http/viewer';
import type { SessionControl } from '#api/identity/sessions/service';
import type { Clock } from '#api/platform/clock';
import * as endpoint from '#contract/endpoints/people';
import type { SecurityEventKind } from '#db/values/security-events';
import type { SecurityLog } from '../security-log/recorder.ts';
import { type Caller, callerPlugin } from '../sessions/find-viewer.ts';
import { type Invitations, noSuchInvitation } from './invitations.ts';
import { noSuchAdmin } from './lock-people.ts';
import type { People } from './service.ts';
import type { SignInPolicies } from './sign-in-policy.ts';

type Dependencies = {
  access: SessionControl;
  people: People;
  invitations: Invitations;
  signInPolicy: SignInPolicies;
  clientAddress: ClientAddress;
  securityLog: Pick<SecurityLog, 'record'>;
  now: Clock;
};

/** Admins, invitations and the sign-in policy. Every change needs a recent sign-in. */
export function peopleRoutes(deps: Dependencies) {
  const { access, people, invitations, signInPolicy, now } = deps;
  return new Elysia({ name: 'people' })
    .use(adminGuard(access))
    .use(callerPlugin(deps.clientAddress, access.cookie))
    .get(
      endpoint.listPeople.path,
      ({ viewer }) => people.list(viewer),
      schemaOf(endpoint.listPeople),
    )
    .patch(
      endpoint.changeRole.path,
      async ({ viewer, params, body, caller }) => {
        requireRecentSignIn(viewer, now());
        const person = await people.changeRole(viewer, readId(params), body);
        record('role_changed', person.id, caller);
        return person;
      },
      schemaOf(endpoint.changeRole),
    )
    .delete(
      endpoint.removeAdmin.path,
      async ({ viewer, params, body, caller }) => {
        requireRecentSignIn(viewer, now());
        const id = readId(params);
        await people.remove(viewer, id, body);
        record('admin_removed', id, caller);
        return { ok: true } as const;
      },
      schemaOf(endpoint.removeAdmin),
    )
    .delete(
      endpoint.endAdminSessions.path,
      async ({ viewer, params, caller }) => {
        requireRecentSignIn(viewer, now());
        const id = readId(params);
        await people.endSessions(viewer, id);
        record('signed_out_everywhere', id, caller);
        return { ok: true } as const;
      },
      schemaOf(endpoint.endAdminSessions),
    )
    .get(
      endpoint.listInvitations.path,
      () => invitations.list(),
      schemaOf(endpoint.listInvitations),
    )
    .post(
      endpoint.inviteAdmin.path,
      async ({ viewer, body, caller, status }) => {
        requireRecentSignIn(viewer, now());
        const invitation = await invitations.invite(viewer, body);
        record('admin_invited', viewer.user.id, caller);
        return status(201, invitation);
      },
      schemaOf(endpoint.inviteAdmin),
    )
    .post(
      endpoint.resendInvitation.path,
      async ({ viewer, params, caller }) => {
        requireRecentSignIn(viewer, now());
        const invitation = await invitations.resend(viewer, readInvitationId(params));
        record('admin_invited', viewer.user.id, caller);
        return invitation;
      },
      schemaOf(endpoint.resendInvitation),
    )
    .delete(
      endpoint.revokeInvitation.path,
      async ({ viewer, params }) => {
        requireRecentSignIn(viewer, now());
        await invitations.revoke(viewer, readInvitationId(params));
        return { ok: true } as const;
      },
      schemaOf(endpoint.revokeInvitation),
    )
    .get(
      endpoint.getSignInPolicy.path,
      () => signInPolicy.read(),
      schemaOf(endpoint.getSignInPolicy),
    )
    .patch(
      endpoint.changeSignInPolicy.path,
      async ({ viewer, body }) => {
        requireRecentSignIn(viewer, now());
        return signInPolicy.change(viewer, body);
      },
      schemaOf(endpoint.changeSignInPolicy),
    );

  function record(event: SecurityEventKind, userId: number, { address: network }: Caller): void {
    deps.securityLog.record({ event, userId, network });
  }
}

function readId({ id }: { id: string }): number {
  return parseRowId(id, noSuchAdmin);
}

function readInvitationId({ id }: { id: string }): number {
  return parseRowId(id, noSuchInvitation);
}
