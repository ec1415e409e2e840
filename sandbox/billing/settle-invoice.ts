import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { markPaid } from '../resources/invoice-payments.ts';
import { paidInvoice } from '../resources/invoices.ts';
import { chargeCard } from './charge-card.ts';

export interface PayableInvoice {
  invoice: Kinds['invoice'];
  payment: Kinds['invoice_payment'];
  intent: Kinds['payment_intent'];
  method: Kinds['payment_method'];
}

/** Pays an invoice with nothing due. */
export function settleFreeInvoice(
  { objects, emit, now }: Context,
  open: Kinds['invoice'],
): Kinds['invoice'] {
  const settled = objects.replace('invoice', paidInvoice(open, now));
  emit('invoice.paid', settled);
  emit('invoice.payment_succeeded', settled);
  return settled;
}

/** Pays an open invoice by card and emits the events in the provider's order. */
export function settleInvoice(context: Context, bill: PayableInvoice): Kinds['invoice'] {
  const { objects, emit, now } = context;
  const { intent, charge } = chargeCard(context, bill.intent, bill.method);
  const invoice = objects.replace('invoice', paidInvoice(bill.invoice, now));
  const payment = markPaid(context, bill.payment);
  emit('invoice.paid', invoice);
  emit('invoice_payment.paid', payment);
  emit('invoice.payment_succeeded', invoice);
  emit('payment_intent.succeeded', intent);
  emit('charge.succeeded', charge);
  return invoice;
}
