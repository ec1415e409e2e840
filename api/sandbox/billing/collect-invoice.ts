import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import { applyChanges } from '../resources/apply-changes.ts';
import { requireObject } from '../resources/retrieve.ts';
import { attemptPayment, type PaymentOutcome, paymentMethodOf } from './attempt-payment.ts';
import { nextPaymentAttempt } from './collection-schedule.ts';
import { endSubscription } from './end-subscription.ts';
import { finalizeInvoice } from './finalize-invoice.ts';

type Invoice = Kinds['invoice'];

/** What becomes of a subscription whose last try has failed. */
export type AfterFinalAttempt = 'canceled' | 'past_due' | 'unpaid';

/** A renewal's invoice at its time: a draft is finalised, then its money is asked of the card. */
export function collectInvoice(
  context: Context,
  invoice: Invoice,
  afterFinalAttempt: AfterFinalAttempt,
): void {
  const subscription = subscriptionOf(context, invoice);
  const outcome = finalizeAndCharge(context, invoice, subscription);
  if (outcome.paid) restoreSubscription(context, outcome.invoice);
  else if (outcome.invoice.next_payment_attempt !== null)
    setStatus(context, subscription, 'past_due');
  else if (afterFinalAttempt === 'canceled')
    endSubscription(context, subscription, 'payment_failed');
  else setStatus(context, subscription, afterFinalAttempt);
}

/** Finalises what is a draft, and asks the card; a refusal is put down for the next try. */
export function finalizeAndCharge(
  context: Context,
  invoice: Invoice,
  subscription: Subscription,
): PaymentOutcome {
  const open = invoice.status === 'draft' ? finalizeInvoice(context, invoice) : invoice;
  if (open.status === 'paid') return { paid: true, invoice: open };
  const counted = { ...open, attempt_count: open.attempt_count + 1 };
  const outcome = attemptPayment(context, counted, paymentMethodOf(context, subscription));
  if (outcome.paid) return outcome;
  const next_payment_attempt = nextPaymentAttempt(counted.attempt_count, context.now);
  const failed = context.objects.replace('invoice', {
    ...counted,
    attempted: true,
    auto_advance: next_payment_attempt !== null,
    next_payment_attempt,
  });
  emitPaymentFailure(context, failed, outcome.decline.code);
  return { ...outcome, invoice: failed };
}

/** With its latest invoice paid or out of the way, a subscription goes on. */
export function restoreSubscription(context: Context, invoice: Invoice): void {
  const subscription = subscriptionOf(context, invoice);
  const owing = subscription.status === 'past_due' || subscription.status === 'unpaid';
  if (owing && subscription.latest_invoice === invoice.id)
    setStatus(context, subscription, 'active');
}

export function emitPaymentFailure({ emit }: Context, invoice: Invoice, code: string): void {
  emit('invoice.payment_failed', invoice);
  if (code === 'authentication_required') emit('invoice.payment_action_required', invoice);
}

export function subscriptionOf(context: Context, { parent }: Invoice): Subscription {
  return requireObject(context, 'subscription', parent?.subscription_details?.subscription ?? '');
}

function setStatus(
  context: Context,
  subscription: Subscription,
  status: Subscription['status'],
): void {
  applyChanges(context, 'subscription', subscription, { status }, 'customer.subscription.updated');
}
