import type { Includes } from '../protocol/expand.ts';
import { field } from '../protocol/listing.ts';
import { charges } from './charges.ts';
import { checkoutSessions, lineItemsOf } from './checkout-sessions.ts';
import { customers } from './customers.ts';
import { events } from './events.ts';
import { invoicePayments, paymentsOf } from './invoice-payments.ts';
import { invoices } from './invoices.ts';
import { paymentIntents } from './payment-intents.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { refunds, refundsOf } from './refunds.ts';
import { subscriptionChanges } from './subscription-changes.ts';
import { subscriptions } from './subscriptions.ts';
import { testClocks } from './test-clocks.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

/** Everything that the sandbox speaks. */
export const operations = [
  ...products,
  ...prices,
  ...customers,
  ...checkoutSessions,
  ...subscriptions,
  ...subscriptionChanges,
  ...invoices,
  ...invoicePayments,
  ...paymentIntents,
  ...charges,
  ...refunds,
  ...events,
  ...webhookEndpoints,
  ...testClocks,
];

export const includes: Includes = {
  'charge.refunds': refundsOf,
  'checkout.session.line_items': lineItemsOf,
  'customer.subscriptions': (id, objects) => {
    const page = objects.page('subscription', { limit: 10, where: [field('customer', id)] });
    const url = `/v1/customers/${id}/subscriptions`;
    return { object: 'list', data: page?.data ?? [], has_more: page?.hasMore ?? false, url };
  },
  'invoice.payments': paymentsOf,
};
