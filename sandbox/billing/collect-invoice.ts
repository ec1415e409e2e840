import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import { applyChanges } from '../resources/apply-changes.ts';
import { requireObject } from '../resources/retrieve.ts';
import { attemptPayment, type PaymentOutcome, paymentMethodOf } from './attempt-payment.ts';
import { nextPaymentAttempt } from './collection-schedule.ts';
import { endSubscription } from './end-subscription.ts';
import { finalizeInvoice } from './finalize-invoice.ts';

type Invoice = Kinds['invoice'];

/** The status of a subscription after its final payment attempt has failed. */
export type AfterFinalAttempt = 'canceled' | 'past_due' | 'unpaid';

/** Finalizes a renewal's draft or retries its open invoice, and charges the card. */
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

/** Finalizes a draft and charges the card. A decline schedules the next attempt. */
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

/** Reactivates a subscription once its latest invoice is paid or void. */
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
