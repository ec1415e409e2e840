import { settle } from '../billing/settle.ts';
import { newId } from '../ids.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { addCustomer } from '../resources/customers.ts';
import { draftInvoice } from '../resources/draft-invoice.ts';
import { addInvoicePayment } from '../resources/invoice-payments.ts';
import { finalized } from '../resources/invoices.ts';
import { customerDetails } from '../resources/new-session.ts';
import { addPaymentMethod } from '../resources/payment-methods.ts';
import { addSubscription } from '../resources/subscriptions.ts';
import { onItsClock } from '../resources/test-clocks.ts';
import { type Attempt, intentOf } from './attempt.ts';

/** All that a paid session leaves behind, told in the provider's order. */
export function complete(present: Context, attempt: Attempt): Kinds['checkout.session'] {
  const { session, secrets, payer } = attempt;
  const customer = customerOf(present, attempt);
  const context = onItsClock(present, customer);
  const { objects, emit, now } = context;
  const method = addPaymentMethod(context, attempt.card, payer, customer.id);
  emit('payment_method.attached', method);

  const invoiceId = newId('in');
  const subscription = addSubscription(context, {
    id: newId('sub'),
    customer: customer.id,
    testClock: customer.test_clock ?? null,
    paymentMethod: method.id,
    invoice: invoiceId,
    lines: secrets.lines,
    ...secrets.subscription,
  });
  emit('customer.subscription.created', subscription);

  const names = new Map(
    secrets.lines.map(({ price, description }) => [price.product, description ?? '']),
  );
  const reason = 'subscription_create';
  const period = { start: now, end: now };
  const billing = { id: invoiceId, subscription, customer, reason, names, period } as const;
  const draft = draftInvoice(billing, now);
  emit('invoice.created', objects.insert('invoice', draft));
  const open = finalized(draft, customer, now);
  emit('invoice.finalized', open);
  const intent = intentOf(context, attempt, customer.id);
  const payment = addInvoicePayment(context, open, intent);
  const invoice = settle(context, { invoice: open, payment, intent, method });

  const completed = objects.replace('checkout.session', {
    ...session,
    customer: customer.id,
    customer_details: customerDetails(payer.email, payer.name),
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  emit('checkout.session.completed', completed);
  return completed;
}

/** The session's own customer or a new one, with the next invoice number taken. */
function customerOf(context: Context, { session, payer }: Attempt): Kinds['customer'] {
  const { objects } = context;
  const known = session.customer ? objects.get('customer', session.customer) : undefined;
  const customer = known ?? addCustomer(context, payer);
  const next = (customer.next_invoice_sequence ?? 1) + 1;
  const currency = customer.currency ?? session.currency;
  objects.replace('customer', { ...customer, currency, next_invoice_sequence: next });
  return customer;
}
