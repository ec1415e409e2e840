import { Elysia } from 'elysia';
import { checkedDiscountToWire } from '#api/catalog/discounts/to-wire';
import type { ClientAddress } from '#api/http/client-address';
import { schemaOf } from '#api/http/schema-of';
import { customerOf, type SessionAccess, viewerPlugin } from '#api/http/viewer';
import { digestToken, newToken } from '#api/identity/people/invitations';
import * as endpoint from '#contract/endpoints/checkout';
import type { BrowserSecret } from './browser-secret.ts';
import type { CheckoutSessions } from './checkout-status.ts';
import type { CheckoutDiscounts } from './discounts.ts';
import type { Checkouts } from './service.ts';

type Dependencies = {
  checkouts: Checkouts;
  checkoutSessions: CheckoutSessions;
  checkoutDiscounts: CheckoutDiscounts;
  browserSecret: BrowserSecret;
  access: SessionAccess;
  clientAddress: ClientAddress;
};

export function checkoutRoutes(deps: Dependencies) {
  return new Elysia({ name: 'checkout' })
    .use(viewerPlugin(deps.access))
    .post(
      endpoint.createCheckout.path,
      async ({ body, viewer, request, server, cookie, status }) => {
        const secret = deps.browserSecret.read(cookie) ?? newToken();
        const digest = digestToken(secret);
        const { checkout, secretHash } = await deps.checkouts.open(body, {
          customer: customerOf(viewer),
          address: deps.clientAddress(request, server),
          secretHash: digest,
        });
        // Another browser that knows the values of a purchase gets its page, but nothing more.
        if (secretHash === digest) deps.browserSecret.write(cookie, secret);
        return status(201, checkout);
      },
      schemaOf(endpoint.createCheckout),
    )
    .post(
      endpoint.checkDiscount.path,
      async ({ body, viewer, request, server }) => {
        const { code, productId, checkoutId } = body;
        const customer = customerOf(viewer);
        const found = await deps.checkoutDiscounts.find({
          code,
          productId,
          address: deps.clientAddress(request, server),
          user: {
            customerId: customer?.id ?? null,
            email: customer?.emailVerifiedAt ? customer.email : null,
            except: checkoutId === null ? null : { checkoutId },
          },
        });
        return checkedDiscountToWire(found);
      },
      schemaOf(endpoint.checkDiscount),
    )
    .post(
      endpoint.quoteTax.path,
      ({ body, request, server }) =>
        deps.checkouts.quoteTax(body, deps.clientAddress(request, server)),
      schemaOf(endpoint.quoteTax),
    )
    .get(
      endpoint.getCheckoutSession.path,
      ({ params, query, request, server, cookie }) => {
        const secret = deps.browserSecret.read(cookie);
        return deps.checkoutSessions.status(params.id, Number(query.wait) * 1000, {
          network: deps.clientAddress(request, server),
          signal: request.signal,
          secretHash: secret && digestToken(secret),
        });
      },
      schemaOf(endpoint.getCheckoutSession),
    );
}
