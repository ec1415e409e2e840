import { newId } from '../ids.ts';
import type { Context } from '../protocol/operation.ts';
import type { Subscription } from '../protocol/wire.ts';
import { draftInvoice } from '../resources/draft-invoice.ts';
import type { InvoiceLine } from '../resources/invoice-lines.ts';
import { mustHave } from '../resources/retrieve.ts';
import type { Outcome } from './attempt-payment.ts';
import { charge } from './collect-invoice.ts';

/** An invoice that waits for nothing: drafted, finalised and charged in one. */
export function billNow(
  context: Context,
  subscription: Subscription,
  lines: InvoiceLine[],
): Outcome {
  const { objects, emit, now } = context;
  const draft = draftInvoice(
    {
      id: newId('in'),
      subscription,
      customer: mustHave(context, 'customer', subscription.customer),
      reason: 'subscription_update',
      lines,
      period: { start: now, end: now },
    },
    now,
  );
  emit('invoice.created', objects.insert('invoice', draft));
  return charge(context, draft, subscription);
}
