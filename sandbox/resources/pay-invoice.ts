import type Stripe from 'stripe';
import { attemptPayment, paymentMethodOf } from '../billing/attempt-payment.ts';
import {
  emitPaymentFailure,
  restoreSubscription,
  subscriptionOf,
} from '../billing/collect-invoice.ts';
import { finalizeInvoice } from '../billing/finalize-invoice.ts';
import { cardError, refused } from '../protocol/errors.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { cancelPayments } from './invoice-payments.ts';
import { paidInvoice } from './invoices.ts';
import { requireOwnPaymentMethod } from './payment-methods.ts';
import { requireObject } from './retrieve.ts';
import { atTestClock } from './test-clocks.ts';

type Invoice = Kinds['invoice'];

/** A declined card returns 402, and the failed attempt is kept. */
export const payInvoice = operation<Wire<Stripe.InvoicePayParams>>(
  'POST /v1/invoices/{id}/pay',
  ['off_session', 'paid_out_of_band', 'payment_method'],
  (call) => {
    const invoice = requireObject(call, 'invoice', call.id, 'invoice');
    if (!['draft', 'open', 'uncollectible'].includes(invoice.status ?? '')) {
      throw refused(`Invoice is already ${invoice.status}`, undefined, 'invoice');
    }
    const context = atTestClock(call, invoice);
    const open = invoice.status === 'draft' ? finalizeInvoice(context, invoice) : invoice;
    if (open.status === 'paid') return open;
    if (call.params.paid_out_of_band) return markPaidOutOfBand(context, open);
    return payOnDemand(context, open, call.params.payment_method);
  },
);

/** Makes one attempt without changing the retry schedule. */
export function payOnDemand(context: Context, open: Invoice, method?: string) {
  const card = method
    ? requireOwnPaymentMethod(context, method, open.customer ?? '', 'payment_method')
    : paymentMethodOf(context, subscriptionOf(context, open));
  const counted = { ...open, attempt_count: Math.max(open.attempt_count, 1) };
  const outcome = attemptPayment(context, counted, card);
  if (outcome.paid) {
    restoreSubscription(context, outcome.invoice);
    return outcome.invoice;
  }
  const failed = context.objects.replace('invoice', { ...counted, attempted: true });
  emitPaymentFailure(context, failed, outcome.decline.code);
  const { charge, decline, intent: payment_intent, method: payment_method } = outcome;
  return cardError(decline, { charge: charge.id, payment_intent, payment_method });
}

/** Marks an invoice as paid without charging a card. */
function markPaidOutOfBand(context: Context, open: Invoice): Invoice {
  const { objects, emit, now } = context;
  cancelPayments(context, open.id, 'requested_by_customer');
  const settled = objects.replace('invoice', paidInvoice(open, now));
  emit('invoice.paid', settled);
  emit('invoice.payment_succeeded', settled);
  restoreSubscription(context, settled);
  return settled;
}
