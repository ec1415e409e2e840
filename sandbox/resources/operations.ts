import type { ExpandableLists } from '../protocol/expandable.ts';
import { field } from '../protocol/listing.ts';
import { calculationLines, calculations } from '../tax/calculations.ts';
import { registrations } from '../tax/registrations.ts';
import { taxIds, taxIdsOf } from '../tax/tax-ids.ts';
import { taxRates } from '../tax/tax-rates.ts';
import { taxSettingsOperations } from '../tax/tax-settings.ts';
import { balanceTransactions } from './balance-transactions.ts';
import { charges } from './charges.ts';
import { checkoutSessions, lineItemsOf } from './checkout-sessions.ts';
import { coupons } from './coupons.ts';
import { customers } from './customers.ts';
import { disputes } from './disputes.ts';
import { events } from './events.ts';
import { invoicePayments, paymentsOf } from './invoice-payments.ts';
import { previewInvoice } from './invoice-preview.ts';
import { invoices } from './invoices.ts';
import { payInvoice } from './pay-invoice.ts';
import { paymentIntents } from './payment-intents.ts';
import { portalConfigurations } from './portal-configurations.ts';
import { portalSessions } from './portal-sessions.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { promotionCodes } from './promotion-codes.ts';
import { refunds, refundsOf } from './refunds.ts';
import { subscriptionChanges } from './subscription-changes.ts';
import { subscriptions } from './subscriptions.ts';
import { testClocks } from './test-clocks.ts';
import { voidInvoice } from './void-invoice.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

/** Every operation that the sandbox supports. */
export const operations = [
  ...products,
  ...prices,
  ...coupons,
  ...promotionCodes,
  ...taxRates,
  ...taxIds,
  ...taxSettingsOperations,
  ...registrations,
  ...calculations,
  ...customers,
  ...checkoutSessions,
  ...subscriptions,
  ...subscriptionChanges,
  // Listed before the path with an ID, which would match it.
  previewInvoice,
  ...invoices,
  payInvoice,
  voidInvoice,
  ...invoicePayments,
  ...paymentIntents,
  ...charges,
  ...refunds,
  ...disputes,
  ...balanceTransactions,
  ...portalConfigurations,
  ...portalSessions,
  ...events,
  ...webhookEndpoints,
  ...testClocks,
];

export const includes: ExpandableLists = {
  'charge.refunds': refundsOf,
  'checkout.session.line_items': lineItemsOf,
  'customer.subscriptions': (id, objects) => {
    const page = objects.page('subscription', { limit: 10, where: [field('customer', id)] });
    const url = `/v1/customers/${id}/subscriptions`;
    return { object: 'list', data: page?.data ?? [], has_more: page?.hasMore ?? false, url };
  },
  'customer.tax_ids': (id, objects) => taxIdsOf(id, objects),
  'invoice.payments': paymentsOf,
  'tax.calculation.line_items': calculationLines,
};
