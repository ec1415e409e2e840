import type Stripe from 'stripe';
import { minimumCharge } from '../money.ts';
import { listOperation } from '../protocol/listing.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { retrieveOperation } from './retrieve.ts';

type Invoice = Kinds['invoice'];

const list = listOperation<Wire<Stripe.InvoiceListParams>>('GET /v1/invoices', 'invoice', {
  collection_method: 'collection_method',
  customer: { to: 'customer' },
  status: 'status',
  subscription: { to: 'subscription', where: 'parent.subscription_details.subscription' },
});

export const invoices = [list, retrieveOperation('GET /v1/invoices/{id}', 'invoice', 'invoice')];

/**
 * Applies the customer's balance. A negative balance is a credit. Amounts below the minimum charge
 * are not charged but added to the balance.
 */
export function amountsDue(total: number, starting_balance: number, currency: string) {
  const due = total + starting_balance;
  return due < minimumCharge(currency)
    ? { amount_due: 0, starting_balance, ending_balance: due }
    : { amount_due: due, starting_balance, ending_balance: 0 };
}

/** Adds the customer's next invoice number and the hosted URLs. */
export function finalizedInvoice(
  invoice: Invoice,
  customer: Kinds['customer'],
  { now, publicUrl }: Pick<Context, 'now' | 'publicUrl'>,
): Invoice {
  const sequence = String(customer.next_invoice_sequence ?? 1).padStart(4, '0');
  const amounts = amountsDue(invoice.total, customer.balance, invoice.currency);
  return {
    ...invoice,
    ...amounts,
    amount_remaining: amounts.amount_due,
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: `${publicUrl}/i/${invoice.id}`,
    invoice_pdf: `${publicUrl}/i/${invoice.id}/pdf`,
    number: `${customer.invoice_prefix}-${sequence}`,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  };
}

/** The invoice as paid, which ends its collection. */
export function paidInvoice(invoice: Invoice, now: number): Invoice {
  return {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
}
