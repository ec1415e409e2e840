import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard } from '#api/http/viewer';
import type { SessionControl } from '#api/identity/sessions/service';
import * as endpoint from '#contract/endpoints/totp';
import { callerPlugin } from '../sessions/find-viewer.ts';
import type { IdentityCheck } from './confirm-identity.ts';

type Dependencies = {
  access: SessionControl;
  clientAddress: ClientAddress;
  checkIdentity: IdentityCheck;
};

/** Confirms an admin's identity for actions that need a recent sign-in. */
export function reauthenticationRoutes({ access, clientAddress, checkIdentity }: Dependencies) {
  return new Elysia({ name: 'identity' })
    .use(adminGuard(access))
    .use(callerPlugin(clientAddress, access.cookie))
    .post(
      endpoint.confirmIdentity.path,
      async ({ viewer, body, caller: { address } }) => {
        await checkIdentity(viewer, { ...body, address }, (tx) =>
          access.sessions.prove(tx, viewer.session.key),
        );
        return { ok: true } as const;
      },
      schemaOf(endpoint.confirmIdentity),
    );
}
