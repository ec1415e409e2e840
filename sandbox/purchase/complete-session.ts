import { newId } from '../ids.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { applyChanges } from '../resources/apply-changes.ts';
import { addCustomer } from '../resources/customers.ts';
import { redeem } from '../resources/discounts.ts';
import { disputeIfCardDisputes } from '../resources/disputes.ts';
import { customerDetails } from '../resources/new-session.ts';
import { addPaymentMethod } from '../resources/payment-methods.ts';
import { addSubscription } from '../resources/subscriptions.ts';
import { atTestClock } from '../resources/test-clocks.ts';
import { addTaxId } from '../tax/tax-ids.ts';
import { payFirstInvoice } from './first-invoice.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

/** Creates everything that a paid session leads to, with events in the provider's order. */
export function completeSession(
  present: Context,
  attempt: PaymentAttempt,
): Kinds['checkout.session'] {
  const { session, internals, payer } = attempt;
  const customer = customerOf(present, attempt);
  const context = atTestClock(present, customer);
  const { objects, emit } = context;
  const method = addPaymentMethod(context, attempt.card, payer, customer.id);
  emit('payment_method.attached', method);

  const invoiceId = newId('in');
  const started = addSubscription(context, {
    id: newId('sub'),
    customer: customer.id,
    testClock: customer.test_clock ?? null,
    paymentMethod: method.id,
    invoice: invoiceId,
    automaticTax: session.automatic_tax.enabled,
    lines: internals.lines,
    ...internals.subscription,
  });
  const discount =
    internals.discount &&
    redeem(context, internals.discount, { session: session.id, subscription: started });
  const lasts = discount && discount.coupon.duration !== 'once';
  const subscription = lasts
    ? objects.replace('subscription', { ...started, discounts: [discount.id] })
    : started;
  emit('customer.subscription.created', subscription);
  const purchase = { attempt, subscription, customer, method, discount };
  const invoice = payFirstInvoice(context, invoiceId, purchase);

  const completed = objects.replace('checkout.session', {
    ...session,
    customer: customer.id,
    customer_details: customerDetails(payer, {
      customer,
      entered: internals.entered,
    }),
    invoice: invoice.id,
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  emit('checkout.session.completed', completed);
  disputeIfCardDisputes(context, invoice.id, method);
  return completed;
}

/**
 * The session's customer or a new one, with what the buyer entered and the next invoice number
 * reserved.
 */
function customerOf(context: Context, { session, internals, payer }: PaymentAttempt) {
  const { objects } = context;
  const { entered, savesAddress } = internals;
  const known = session.customer ? objects.get('customer', session.customer) : undefined;
  const { address, businessName, taxIds = [] } = entered ?? {};
  const name = businessName ?? payer.name;
  const customer = known
    ? applyChanges(
        context,
        'customer',
        known,
        { ...(savesAddress && address && { address }), ...(businessName && { name }) },
        'customer.updated',
      )
    : addCustomer(context, { ...payer, name, address });
  for (const { type, value } of taxIds) {
    addTaxId(context, { type, value: value ?? '' }, customer);
  }
  const next = (customer.next_invoice_sequence ?? 1) + 1;
  const currency = customer.currency ?? session.currency;
  objects.replace('customer', { ...customer, currency, next_invoice_sequence: next });
  return customer;
}
