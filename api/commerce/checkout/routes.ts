import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { schemaOf } from '#api/http/schema-of';
import { type SessionAccess, viewerPlugin } from '#api/identity/sessions/viewer';
import * as endpoint from '#contract/endpoints/checkout';
import type { CheckoutSessions } from './checkout-status.ts';
import type { Checkouts } from './service.ts';

type Dependencies = {
  checkouts: Checkouts;
  checkoutSessions: CheckoutSessions;
  access: SessionAccess;
  clientAddress: ClientAddress;
};

export function checkoutRoutes(deps: Dependencies) {
  return new Elysia({ name: 'checkout' })
    .use(viewerPlugin(deps.access))
    .post(
      endpoint.createCheckout.path,
      async ({ body, viewer, request, server, status }) => {
        const checkout = await deps.checkouts.open(body, {
          customer: viewer?.customer ?? null,
          address: deps.clientAddress(request, server),
        });
        return status(201, checkout);
      },
      schemaOf(endpoint.createCheckout),
    )
    .get(
      endpoint.getCheckoutSession.path,
      ({ params, query, request, server }) =>
        deps.checkoutSessions.status(params.id, Number(query.wait) * 1000, {
          network: deps.clientAddress(request, server),
          signal: request.signal,
        }),
      schemaOf(endpoint.getCheckoutSession),
    );
}
