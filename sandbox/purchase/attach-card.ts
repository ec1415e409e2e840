import { field } from '../protocol/listing.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { applyChanges } from '../resources/apply-changes.ts';
import { addPaymentMethod, type Card, type Payer } from '../resources/payment-methods.ts';

type Customer = Kinds['customer'];
type Method = Kinds['payment_method'];

/** Attaches a card without charging it. */
export function attachCard(
  context: Context,
  customer: Customer,
  { card, payer }: { card: Card; payer: Payer },
): Method {
  const method = addPaymentMethod(context, card, payer, customer.id);
  context.emit('payment_method.attached', method);
  return method;
}

/** Sets the customer's default. Subscriptions with a card of their own keep it. */
export function setDefaultPaymentMethod(
  context: Context,
  customer: Customer,
  { id }: Method,
): void {
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: id };
  applyChanges(context, 'customer', customer, { invoice_settings }, 'customer.updated');
}

export function activeSubscriptionsOf({ objects }: Pick<Context, 'objects'>, customer: string) {
  const running = { sql: "json_extract(body, '$.ended_at') IS NULL", values: [] };
  const where = [field('customer', customer), running];
  return objects.page('subscription', { where, limit: 100 })?.data ?? [];
}
