import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { schemaOf } from '#api/http/schema-of';
import { callers } from '#api/identity/sessions/caller';
import { type SessionAccess, viewers } from '#api/identity/sessions/viewer';
import * as endpoint from '#contract/endpoints/support';
import type { SupportRequests } from './requests.ts';

type Dependencies = {
  access: SessionAccess;
  supportRequests: SupportRequests;
  clientAddress: ClientAddress;
};

/** The public form: for everybody. */
export function supportRequestRoutes({ access, supportRequests, clientAddress }: Dependencies) {
  return new Elysia({ name: 'support-requests' })
    .use(viewers(access))
    .use(callers(clientAddress, access.cookie))
    .post(
      endpoint.sendSupportRequest.path,
      async ({ viewer, caller: { address }, body, status }) => {
        const { ticketId } = await supportRequests.open(body, { viewer, address });
        return status(201, { ticketId });
      },
      schemaOf(endpoint.sendSupportRequest),
    );
}
