import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import { change } from '../resources/change.ts';
import type { Decline } from '../resources/charges.ts';
import { addInvoicePayment, paymentsOf } from '../resources/invoice-payments.ts';
import { finalized } from '../resources/invoices.ts';
import { addPaymentIntent } from '../resources/payment-intents.ts';
import type { MethodSecrets } from '../resources/payment-methods.ts';
import { mustHave } from '../resources/retrieve.ts';
import { meetDecline } from './charge.ts';
import { endSubscription } from './end.ts';
import { nextTry } from './schedule.ts';
import { type Bill, settle } from './settle.ts';

type Invoice = Kinds['invoice'];

/** What becomes of a subscription whose last try has failed. */
export type AfterLastTry = 'canceled' | 'unpaid';

/** A renewal's invoice at its time: a draft is finalised, then its money is asked of the card. */
export function collect(context: Context, invoice: Invoice, afterLastTry: AfterLastTry): void {
  const { objects } = context;
  const subscription = subscriptionOf(context, invoice);
  const open = invoice.status === 'draft' ? finalize(context, invoice) : invoice;
  const [payment] = paymentsOf(open.id, objects).data;
  if (payment === undefined) throw new Error('A finalised invoice has its payment');
  const method = mustHave(context, 'payment_method', subscription.default_payment_method ?? '');
  const bill: Bill = {
    invoice: open,
    payment,
    intent: mustHave(context, 'payment_intent', payment.payment.payment_intent ?? ''),
    method,
  };
  const { decline } = objects.hidden<MethodSecrets>(method.id) ?? {};
  if (decline) fail(context, bill, decline, { subscription, afterLastTry });
  else succeed(context, bill, subscription);
}

function finalize(context: Context, draft: Invoice): Invoice {
  const { objects, emit, now } = context;
  const customer = mustHave(context, 'customer', draft.customer ?? '');
  const open = objects.replace('invoice', finalized(draft, customer, now));
  const next = (customer.next_invoice_sequence ?? 1) + 1;
  objects.replace('customer', { ...customer, next_invoice_sequence: next });
  emit('invoice.finalized', open);
  const intent = addPaymentIntent(context, {
    amount: open.total,
    currency: open.currency,
    customer: customer.id,
    occasion: 'Subscription update',
  });
  addInvoicePayment(context, open, intent);
  return open;
}

function succeed(context: Context, bill: Bill, subscription: Subscription): void {
  const { id } = settle(context, bill);
  if (subscription.latest_invoice === id) turn(context, subscription, 'active');
}

interface Failing {
  subscription: Subscription;
  afterLastTry: AfterLastTry;
}

function fail(
  context: Context,
  { invoice, intent, method }: Bill,
  decline: Decline,
  { subscription, afterLastTry }: Failing,
): void {
  const { objects, emit, now } = context;
  meetDecline(context, intent, method, decline);
  const attempt_count = invoice.attempt_count + 1;
  const next_payment_attempt = nextTry(attempt_count, now);
  const failed = objects.replace('invoice', {
    ...invoice,
    attempt_count,
    attempted: true,
    auto_advance: next_payment_attempt !== null,
    next_payment_attempt,
  });
  emit('invoice.payment_failed', failed);
  if (next_payment_attempt !== null) turn(context, subscription, 'past_due');
  else if (afterLastTry === 'unpaid') turn(context, subscription, 'unpaid');
  else endSubscription(context, subscription, 'payment_failed');
}

function turn(context: Context, subscription: Subscription, status: Subscription['status']): void {
  change(context, 'subscription', subscription, { status }, 'customer.subscription.updated');
}

function subscriptionOf(context: Context, { parent }: Invoice): Subscription {
  return mustHave(context, 'subscription', parent?.subscription_details?.subscription ?? '');
}
