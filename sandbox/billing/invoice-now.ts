import { newId } from '../ids.ts';
import type { Context } from '../protocol/operation.ts';
import type { Subscription } from '../protocol/wire.ts';
import { discountAt } from '../resources/discounts.ts';
import { draftInvoice } from '../resources/draft-invoice.ts';
import type { InvoiceLine } from '../resources/invoice-lines.ts';
import { requireObject } from '../resources/retrieve.ts';
import type { PaymentOutcome } from './attempt-payment.ts';
import { finalizeAndCharge } from './collect-invoice.ts';

/** Drafts, finalizes and charges an invoice in one step. */
export function invoiceNow(
  context: Context,
  subscription: Subscription,
  lines: InvoiceLine[],
): PaymentOutcome {
  const { objects, emit, now } = context;
  const draft = draftInvoice(
    context,
    {
      id: newId('in'),
      subscription,
      customer: requireObject(context, 'customer', subscription.customer),
      reason: 'subscription_update',
      lines,
      discount: discountAt(context, subscription, now),
      period: { start: now, end: now },
    },
    now,
  );
  emit('invoice.created', objects.insert('invoice', draft));
  return finalizeAndCharge(context, draft, subscription);
}
