import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { schemaOf } from '#api/http/schema-of';
import { viewerPlugin } from '#api/http/viewer';
import { callerPlugin } from '#api/identity/sessions/find-viewer';
import type { SessionControl } from '#api/identity/sessions/service';
import * as endpoint from '#contract/endpoints/support';
import type { SupportRequests } from './requests.ts';

type Dependencies = {
  access: SessionControl;
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
