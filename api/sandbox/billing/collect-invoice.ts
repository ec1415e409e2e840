import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import { change } from '../resources/apply-changes.ts';
import { mustHave } from '../resources/retrieve.ts';
import { attempt, cardOf, type Outcome } from './attempt-payment.ts';
import { nextTry } from './collection-schedule.ts';
import { endSubscription } from './end-subscription.ts';
import { finalize } from './finalize-invoice.ts';

type Invoice = Kinds['invoice'];

/** What becomes of a subscription whose last try has failed. */
export type AfterLastTry = 'canceled' | 'past_due' | 'unpaid';

/** A renewal's invoice at its time: a draft is finalised, then its money is asked of the card. */
export function collect(context: Context, invoice: Invoice, afterLastTry: AfterLastTry): void {
  const subscription = subscriptionOf(context, invoice);
  const outcome = charge(context, invoice, subscription);
  if (outcome.paid) recover(context, outcome.invoice);
  else if (outcome.invoice.next_payment_attempt !== null) turn(context, subscription, 'past_due');
  else if (afterLastTry === 'canceled') endSubscription(context, subscription, 'payment_failed');
  else turn(context, subscription, afterLastTry);
}

/** Finalises what is a draft, and asks the card; a refusal is put down for the next try. */
export function charge(context: Context, invoice: Invoice, subscription: Subscription): Outcome {
  const open = invoice.status === 'draft' ? finalize(context, invoice) : invoice;
  if (open.status === 'paid') return { paid: true, invoice: open };
  const counted = { ...open, attempt_count: open.attempt_count + 1 };
  const outcome = attempt(context, counted, cardOf(context, subscription));
  if (outcome.paid) return outcome;
  const next_payment_attempt = nextTry(counted.attempt_count, context.now);
  const failed = context.objects.replace('invoice', {
    ...counted,
    attempted: true,
    auto_advance: next_payment_attempt !== null,
    next_payment_attempt,
  });
  tellOfRefusal(context, failed, outcome.decline.code);
  return { ...outcome, invoice: failed };
}

/** With its latest invoice paid or out of the way, a subscription goes on. */
export function recover(context: Context, invoice: Invoice): void {
  const subscription = subscriptionOf(context, invoice);
  const owing = subscription.status === 'past_due' || subscription.status === 'unpaid';
  if (owing && subscription.latest_invoice === invoice.id) turn(context, subscription, 'active');
}

export function tellOfRefusal({ emit }: Context, invoice: Invoice, code: string): void {
  emit('invoice.payment_failed', invoice);
  if (code === 'authentication_required') emit('invoice.payment_action_required', invoice);
}

export function subscriptionOf(context: Context, { parent }: Invoice): Subscription {
  return mustHave(context, 'subscription', parent?.subscription_details?.subscription ?? '');
}

function turn(context: Context, subscription: Subscription, status: Subscription['status']): void {
  change(context, 'subscription', subscription, { status }, 'customer.subscription.updated');
}
