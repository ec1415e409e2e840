import { Elysia } from 'elysia';
import * as v from 'valibot';
import { members, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import {
  CreditList,
  InvoiceList,
  InvoiceListQuery,
  OpenPortal,
  PortalAnswer,
} from '#contract/billing';
import { apiPaths } from '#contract/paths';
import type { Credits } from './credits.ts';
import type { Invoices } from './invoices.ts';
import type { BillingPortal } from './portal.ts';
import { invoiceToWire, withoutLinks } from './to-wire.ts';

type Dependencies = {
  access: SessionAccess;
  portal: BillingPortal;
  invoices: Invoices;
  credits: Credits;
};

/** A customer's card, bills and credit. */
export function billingRoutes({ access, portal, invoices, credits }: Dependencies) {
  return new Elysia({ name: 'billing' })
    .use(members(access))
    .post(
      apiPaths.billingPortal,
      ({ viewer, body }) => portal.open(viewer.customer.id, body ?? { orderId: null }),
      { parse: 'json', body: v.nullish(OpenPortal), response: PortalAnswer },
    )
    .get(
      apiPaths.invoices,
      async ({ viewer: { customer, view }, query, path, set }) => {
        const askedBy = view?.admin.id ?? customer.id;
        const page = await invoices.list(customer.id, query, { askedBy });
        const bills = answerPage(page, { path, query, headers: set.headers });
        return bills.map(view ? withoutLinks : invoiceToWire);
      },
      { query: InvoiceListQuery, response: InvoiceList, mapResponse: csvIfAsked(InvoiceList) },
    )
    .get(
      apiPaths.credits,
      ({ viewer: { customer, view } }) =>
        credits.list(customer.id, { askedBy: view?.admin.id ?? customer.id }),
      { response: CreditList },
    );
}
