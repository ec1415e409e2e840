import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import type { Decline } from '../resources/charges.ts';
import { disputeIfCardDisputes } from '../resources/disputes.ts';
import { paymentsOf } from '../resources/invoice-payments.ts';
import type { PaymentMethodInternals } from '../resources/payment-methods.ts';
import { requireObject } from '../resources/retrieve.ts';
import { type ChargeResult, recordDecline } from './charge-card.ts';
import { type PayableInvoice, settleInvoice } from './settle-invoice.ts';

type Invoice = Kinds['invoice'];
type Method = Kinds['payment_method'];

export type PaymentOutcome =
  | { paid: true; invoice: Invoice }
  | ({ paid: false; invoice: Invoice; decline: Decline; method: Method } & ChargeResult);

/** Charges a card for an open invoice. The caller handles a decline. */
export function attemptPayment(context: Context, invoice: Invoice, method: Method): PaymentOutcome {
  const bill = payableInvoiceOf(context, invoice, method);
  const { decline } = context.objects.internals<PaymentMethodInternals>(method.id) ?? {};
  if (decline) {
    const charged = recordDecline(context, bill.intent, method, decline);
    return { paid: false, invoice, decline, method, ...charged };
  }
  const settled = settleInvoice(context, bill);
  disputeIfCardDisputes(context, invoice.id, method);
  return { paid: true, invoice: settled };
}

/** The subscription's card, or else the customer's default. */
export function paymentMethodOf(context: Context, subscription: Subscription): Method {
  const { invoice_settings } = requireObject(context, 'customer', subscription.customer);
  const id = subscription.default_payment_method ?? invoice_settings.default_payment_method;
  return requireObject(context, 'payment_method', id ?? '');
}

function payableInvoiceOf(context: Context, invoice: Invoice, method: Method): PayableInvoice {
  const [payment] = paymentsOf(invoice.id, context.objects).data;
  if (payment === undefined) throw new Error('An open invoice must have a payment');
  const intent = requireObject(context, 'payment_intent', payment.payment.payment_intent ?? '');
  return { invoice, payment, intent, method };
}
