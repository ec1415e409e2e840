import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { type SessionAccess, viewers } from '#api/identity/sessions/viewer';
import {
  Checkout,
  CheckoutSession,
  CheckoutSessionQuery,
  CreateCheckout,
} from '#contract/checkout';
import { apiPaths } from '#contract/paths';
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
    .use(viewers(deps.access))
    .post(
      apiPaths.createCheckout,
      async ({ body, viewer, request, server, status }) => {
        const checkout = await deps.checkouts.open(body, {
          customer: viewer?.customer ?? null,
          address: deps.clientAddress(
            server?.requestIP(request)?.address,
            request.headers.get('x-forwarded-for'),
          ),
        });
        return status(201, checkout);
      },
      { parse: 'json', body: CreateCheckout, response: { 201: Checkout } },
    )
    .get(
      `${apiPaths.checkoutSessions}/:id`,
      ({ params, query, request }) =>
        deps.checkoutSessions.status(params.id, Number(query.wait) * 1000, request.signal),
      { query: CheckoutSessionQuery, response: CheckoutSession },
    );
}
