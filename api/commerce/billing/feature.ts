import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { type SessionAccess, signedInGuard } from '#api/http/viewer';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/billing';
import { createInvoices, type Invoices } from './invoices.ts';
import {
  type BillingPortal,
  createBillingPortal,
  createStoredCards,
  type StoredCards,
} from './portal.ts';
import { type Credits, createCredits } from './running-orders.ts';
import { invoiceToWire, withoutLinks } from './to-wire.ts';

type Dependencies = {
  access: SessionAccess;
  portal: BillingPortal;
  invoices: Invoices;
  credits: Credits;
  cards: StoredCards;
  shopDay: ShopDay;
};

export const billing = feature({
  services: (
    given: Given<typeof createBillingPortal> &
      Given<typeof createInvoices> &
      Given<typeof createCredits> &
      Given<typeof createStoredCards>,
  ) => ({
    portal: createBillingPortal(given),
    invoices: createInvoices(given),
    credits: createCredits(given),
    cards: createStoredCards(given),
  }),
  routes: (given: Given<typeof billingRoutes>) => [billingRoutes(given)],
});

/** A customer's card, invoices and credit. */
function billingRoutes({ access, portal, invoices, credits, cards, shopDay }: Dependencies) {
  return new Elysia({ name: 'billing' })
    .use(signedInGuard(access))
    .post(
      endpoint.openBillingPortal.path,
      ({ viewer, body }) => portal.open(viewer.customer.id, body ?? { orderId: null }),
      schemaOf(endpoint.openBillingPortal),
    )
    .get(
      endpoint.listInvoices.path,
      (context) => {
        const { customer, view } = context.viewer;
        const askedBy = view?.admin.id ?? customer.id;
        return answerList(context, {
          endpoint: endpoint.listInvoices,
          shopDay,
          read: (query) => invoices.list(customer.id, query, { askedBy }),
          toWire: view ? withoutLinks : invoiceToWire,
        });
      },
      listSchemaOf(endpoint.listInvoices, shopDay),
    )
    .get(
      endpoint.listCredits.path,
      ({ viewer: { customer, view } }) =>
        credits.list(customer.id, { askedBy: view?.admin.id ?? customer.id }),
      schemaOf(endpoint.listCredits),
    )
    .get(
      endpoint.listStoredCards.path,
      ({ viewer: { customer, view } }) =>
        cards.list(customer.id, { askedBy: view?.admin.id ?? customer.id }),
      schemaOf(endpoint.listStoredCards),
    );
}
