import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { callers } from '#api/identity/sessions/caller';
import { type SessionAccess, viewers } from '#api/identity/sessions/viewer';
import { apiPaths } from '#contract/paths';
import { SupportAnswer, SupportRequest } from '#contract/support';
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
      apiPaths.support,
      async ({ viewer, caller: { address }, body, status }) => {
        const { ticketId } = await supportRequests.open(body, { viewer, address });
        return status(201, { ticketId });
      },
      { parse: 'json', body: SupportRequest, response: { 201: SupportAnswer } },
    );
}
