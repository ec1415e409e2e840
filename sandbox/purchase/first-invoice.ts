import { settleFreeInvoice, settleInvoice } from '../billing/settle-invoice.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import type { AppliedDiscount } from '../resources/discounts.ts';
import { draftInvoice } from '../resources/draft-invoice.ts';
import { periodLine } from '../resources/invoice-lines.ts';
import { addInvoicePayment } from '../resources/invoice-payments.ts';
import { finalizedInvoice } from '../resources/invoices.ts';
import { type PaymentAttempt, paymentIntentOf } from './payment-attempt.ts';

interface Purchase {
  attempt: PaymentAttempt;
  subscription: Subscription;
  customer: Kinds['customer'];
  method: Kinds['payment_method'];
  discount: AppliedDiscount | undefined;
}

/** Creates and pays the first invoice, under the ID that the subscription already has. */
export function payFirstInvoice(
  context: Context,
  id: string,
  { attempt, subscription, customer, method, discount }: Purchase,
): Kinds['invoice'] {
  const { objects, emit, now } = context;
  // The buyer pays the session's total. A credit balance applies to renewals only.
  const payer = { ...customer, balance: 0 };
  const lines = subscription.items.data.map((item) => periodLine(context, item));
  const reason = 'subscription_create';
  const period = { start: now, end: now };
  const draft = draftInvoice(
    context,
    { id, subscription, customer: payer, reason, lines, discount, period },
    now,
  );
  emit('invoice.created', objects.insert('invoice', draft));
  const open = finalizedInvoice(draft, payer, context);
  emit('invoice.finalized', open);
  if (open.amount_due === 0) return settleFreeInvoice(context, open);
  const intent = paymentIntentOf(context, attempt, customer.id);
  const payment = addInvoicePayment(context, open, intent);
  return settleInvoice(context, {
    invoice: { ...open, attempt_count: 1 },
    payment,
    intent,
    method,
  });
}
