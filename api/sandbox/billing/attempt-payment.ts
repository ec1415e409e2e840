import type { Context } from '../protocol/operation.ts';
import type { Kinds, Subscription } from '../protocol/wire.ts';
import type { Decline } from '../resources/charges.ts';
import { meetDispute } from '../resources/disputes.ts';
import { paymentsOf } from '../resources/invoice-payments.ts';
import type { MethodSecrets } from '../resources/payment-methods.ts';
import { mustHave } from '../resources/retrieve.ts';
import { type Charged, meetDecline } from './charge-card.ts';
import { type Bill, settle } from './settle-invoice.ts';

type Invoice = Kinds['invoice'];
type Method = Kinds['payment_method'];

export type Outcome =
  | { paid: true; invoice: Invoice }
  | ({ paid: false; invoice: Invoice; decline: Decline; method: Method } & Charged);

/** Asks a card for an open invoice's money. What a refusal leads to is the caller's. */
export function attempt(context: Context, invoice: Invoice, method: Method): Outcome {
  const bill = billOf(context, invoice, method);
  const { decline } = context.objects.hidden<MethodSecrets>(method.id) ?? {};
  if (decline) {
    const charged = meetDecline(context, bill.intent, method, decline);
    return { paid: false, invoice, decline, method, ...charged };
  }
  const settled = settle(context, bill);
  meetDispute(context, invoice.id, method);
  return { paid: true, invoice: settled };
}

/** The subscription's own card, else the customer's. */
export function cardOf(context: Context, subscription: Subscription): Method {
  const { invoice_settings } = mustHave(context, 'customer', subscription.customer);
  const id = subscription.default_payment_method ?? invoice_settings.default_payment_method;
  return mustHave(context, 'payment_method', id ?? '');
}

function billOf(context: Context, invoice: Invoice, method: Method): Bill {
  const [payment] = paymentsOf(invoice.id, context.objects).data;
  if (payment === undefined) throw new Error('An open invoice has its payment');
  const intent = mustHave(context, 'payment_intent', payment.payment.payment_intent ?? '');
  return { invoice, payment, intent, method };
}
