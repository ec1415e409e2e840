import type Stripe from 'stripe';
import { field, listing } from '../protocol/listing.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { retrieving } from './retrieve.ts';

type Invoice = Kinds['invoice'];

const list = listing<Wire<Stripe.InvoiceListParams>>('GET /v1/invoices', 'invoice', {
  collection_method: 'collection_method',
  customer: 'customer',
  status: 'status',
  subscription: (id) => field('parent.subscription_details.subscription', id),
});

export const invoices = [list, retrieving('GET /v1/invoices/{id}', 'invoice', 'invoice')];

/** Gives the draft the customer's next number. */
export function finalized(invoice: Invoice, customer: Kinds['customer'], now: number): Invoice {
  const sequence = String(customer.next_invoice_sequence ?? 1).padStart(4, '0');
  return {
    ...invoice,
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: 0,
    number: `${customer.invoice_prefix}-${sequence}`,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  };
}

export function paid(invoice: Invoice, now: number): Invoice {
  return {
    ...invoice,
    amount_paid: invoice.total,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
}
