import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { schemaOf } from '#api/http/schema-of';
import { callerPlugin } from '#api/identity/sessions/caller';
import { type SessionAccess, viewerPlugin } from '#api/identity/sessions/viewer';
import * as endpoint from '#contract/endpoints/support';
import type { SupportRequests } from './requests.ts';

type Dependencies = {
  access: SessionAccess;
  supportRequests: SupportRequests;
  clientAddress: ClientAddress;
};

export function supportRequestRoutes({ access, supportRequests, clientAddress }: Dependencies) {
  return new Elysia({ name: 'support-requests' })
    .use(viewerPlugin(access))
    .use(callerPlugin(clientAddress, access.cookie))
    .post(
      endpoint.sendSupportRequest.path,
      async ({ viewer, caller: { address }, body, status }) => {
        const { ticketId } = await supportRequests.open(body, { viewer, address });
        return status(201, { ticketId });
      },
      schemaOf(endpoint.sendSupportRequest),
    );
}
