import type Stripe from 'stripe';
import { attempt, cardOf } from '../billing/attempt-payment.ts';
import { recover, subscriptionOf, tellOfRefusal } from '../billing/collect-invoice.ts';
import { finalize } from '../billing/finalize-invoice.ts';
import { cardRefusal, refused } from '../protocol/errors.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { cancelPayments } from './invoice-payments.ts';
import { paid } from './invoices.ts';
import { ownMethod } from './payment-methods.ts';
import { mustHave } from './retrieve.ts';
import { onItsClock } from './test-clocks.ts';

type Invoice = Kinds['invoice'];

/** A refused card answers 402, and what the try left behind stays. */
export const payInvoice = operation<Wire<Stripe.InvoicePayParams>>(
  'POST /v1/invoices/{id}/pay',
  ['off_session', 'paid_out_of_band', 'payment_method'],
  (call) => {
    const invoice = mustHave(call, 'invoice', call.id, 'invoice');
    if (!['draft', 'open', 'uncollectible'].includes(invoice.status ?? '')) {
      throw refused(`Invoice is already ${invoice.status}`, undefined, 'invoice');
    }
    const context = onItsClock(call, invoice);
    const open = invoice.status === 'draft' ? finalize(context, invoice) : invoice;
    if (open.status === 'paid') return open;
    if (call.params.paid_out_of_band) return settleOutside(context, open);
    return payByHand(context, open, call.params.payment_method);
  },
);

/** One try beside the schedule, which it neither shortens nor moves. */
export function payByHand(context: Context, open: Invoice, method?: string) {
  const card = method
    ? ownMethod(context, method, open.customer ?? '', 'payment_method')
    : cardOf(context, subscriptionOf(context, open));
  const counted = { ...open, attempt_count: Math.max(open.attempt_count, 1) };
  const outcome = attempt(context, counted, card);
  if (outcome.paid) {
    recover(context, outcome.invoice);
    return outcome.invoice;
  }
  const failed = context.objects.replace('invoice', { ...counted, attempted: true });
  tellOfRefusal(context, failed, outcome.decline.code);
  const { charge, decline, intent: payment_intent, method: payment_method } = outcome;
  return cardRefusal(decline, { charge: charge.id, payment_intent, payment_method });
}

/** Paid some other way, as the shop says: no card is asked. */
function settleOutside(context: Context, open: Invoice): Invoice {
  const { objects, emit, now } = context;
  cancelPayments(context, open.id, 'requested_by_customer');
  const settled = objects.replace('invoice', paid(open, now));
  emit('invoice.paid', settled);
  emit('invoice.payment_succeeded', settled);
  recover(context, settled);
  return settled;
}
