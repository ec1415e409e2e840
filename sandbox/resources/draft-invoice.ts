import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import { locationOf } from '../tax/automatic-tax.ts';
import { taxIdsOf } from '../tax/tax-ids.ts';
import { ratesOf, taxedLine } from '../tax/taxed-line.ts';
import { amountOf, taxesOn, totalTaxes } from '../tax/taxes.ts';
import { type AppliedDiscount, reductions } from './discounts.ts';
import { discountOf, type InvoiceLine, onInvoice } from './invoice-lines.ts';
import { amountsDue } from './invoices.ts';

type Invoice = Kinds['invoice'];

export interface Billing {
  id: string;
  subscription: Subscription;
  customer: Kinds['customer'];
  reason: Invoice['billing_reason'];
  lines: InvoiceLine[];
  discount: AppliedDiscount | undefined;
  /** The period that ends, not the one the lines pay for. */
  period: { start: number; end: number };
}

/** The customer's balance is applied when the draft is finalized. */
export function draftInvoice(
  context: Context,
  { id, subscription, customer, reason, lines, discount, period }: Billing,
  now: number,
): Invoice {
  const data = discounted(lines, discount).map((line) =>
    onInvoice(taxedLine(context, line, { subscription, customer }), id),
  );
  const taxes = data.flatMap((line) => line.taxes ?? []);
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const off = data.reduce((sum, line) => sum + discountOf(line), 0);
  const total = subtotal - off + amountOf(taxes, 'exclusive');
  const { amount_due, starting_balance } = amountsDue(
    total,
    customer.balance,
    subscription.currency,
  );
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Test sandbox',
    account_tax_ids: null,
    amount_due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount_due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: automaticTaxOf(subscription, customer),
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: customer.invoice_settings?.custom_fields ?? null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: taxIdsOf(customer.id, context.objects).data.map(({ type, value }) => ({
      type,
      value,
    })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: subscription.default_tax_rates ?? [],
    description: null,
    discounts: discount ? [discount.id] : [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: customer.invoice_settings?.footer ?? null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotalExcludingTax(context, data),
    test_clock: subscription.test_clock,
    total,
    total_discount_amounts: discount ? [{ amount: off, discount: discount.id }] : [],
    total_excluding_tax: total - amountOf(taxes),
    total_pretax_credit_amounts: [],
    total_taxes: totalTaxes(taxes),
    webhooks_delivered_at: null,
  };
}

/** Without a location nothing is taxed, and the invoice says so. */
function automaticTaxOf(
  { automatic_tax }: Subscription,
  customer: Kinds['customer'],
): Invoice['automatic_tax'] {
  if (!automatic_tax.enabled) {
    return { disabled_reason: null, enabled: false, liability: null, provider: null, status: null };
  }
  const isLocated = locationOf({ address: customer.address }) !== undefined;
  return {
    disabled_reason: isLocated ? null : 'finalization_requires_location_inputs',
    enabled: isLocated,
    liability: { type: 'self' },
    provider: 'stripe',
    status: isLocated ? 'complete' : 'requires_location_inputs',
  };
}

/** Prorations are left out, because their amounts include discounts. */
function discounted(lines: InvoiceLine[], discount: AppliedDiscount | undefined): InvoiceLine[] {
  if (!discount) return lines;
  const off = reductions(
    discount.coupon,
    lines.map(({ amount, discountable }) => (discountable ? amount : 0)),
  );
  return lines.map((line, index) =>
    line.discountable
      ? { ...line, discount_amounts: [{ amount: off[index] ?? 0, discount: discount.id }] }
      : line,
  );
}

/** What the lines cost before discounts, without the tax that their prices include. */
function subtotalExcludingTax(context: Context, lines: InvoiceLine[]): number {
  return lines.reduce((sum, { amount, taxes }) => {
    const full = taxesOn(amount, ratesOf(context, taxes ?? []));
    return sum + amount - amountOf(full, 'inclusive');
  }, 0);
}
