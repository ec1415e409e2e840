import { Elysia } from 'elysia';
import type { Invoices } from '#api/commerce/billing/invoices';
import { invoiceToWire } from '#api/commerce/billing/to-wire';
import type { Subscriptions } from '#api/commerce/subscriptions/service';
import { guestOrderToWire } from '#api/commerce/subscriptions/to-wire';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import * as endpoint from '#contract/endpoints/guest-orders';
import { type LinkDependencies, openLinkedOrder } from './find-linked-order.ts';

type Dependencies = LinkDependencies & { subscriptions: Subscriptions; invoices: Invoices };

export const guestOrders = feature({
  routes: (given: Given<typeof guestOrderRoutes>) => [guestOrderRoutes(given)],
});

/** An order by the signed link of a guest's receipt. */
function guestOrderRoutes(deps: Dependencies) {
  const { subscriptions, invoices } = deps;
  return new Elysia({ name: 'guest-orders' })
    .get(
      endpoint.getGuestOrder.path,
      async (call) => guestOrderToWire(await subscriptions.read(await openLinkedOrder(deps, call))),
      schemaOf(endpoint.getGuestOrder),
    )
    .get(
      endpoint.listGuestInvoices.path,
      async (call) =>
        (await invoices.listOfOrder(await openLinkedOrder(deps, call))).map(invoiceToWire),
      schemaOf(endpoint.listGuestInvoices),
    );
}
