import { Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import { SupportAnswer, SupportRequest } from '#contract/support';
import type { ClientAddress } from '../http/client-address.ts';
import { callers } from '../session/caller.ts';
import { type SessionAccess, viewers } from '../session/viewer.ts';
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
