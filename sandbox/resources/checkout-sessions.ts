import type Stripe from 'stripe';
import { invalid } from '../protocol/errors.ts';
import { checkPaging, field, listOperation } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire, WireList } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';
import { addSession, type SessionParams } from './new-session.ts';
import { requireObject, retrieveOperation } from './retrieve.ts';
import type { SessionInternals } from './session-internals.ts';
import type { SessionLine } from './session-lines.ts';

type Session = Kinds['checkout.session'];

const INLINE = 'line_items.price_data';
const CREATE_FIELDS = [
  ...['adaptive_pricing.enabled', 'allowed_payment_method_types', 'automatic_tax.enabled'],
  ...['billing_address_collection', 'customer_update.address', 'customer_update.name'],
  ...['tax_id_collection.enabled', 'tax_id_collection.required'],
  ...['cancel_url', 'client_reference_id', 'currency', 'customer', 'customer_email'],
  ...['discounts.coupon', 'discounts.promotion_code'],
  ...['expires_at', 'locale', 'metadata', 'mode', 'submit_type', 'success_url', 'ui_mode'],
  ...['line_items.price', 'line_items.quantity', 'line_items.tax_rates'],
  ...['currency', 'product', 'recurring', 'tax_behavior', 'unit_amount'].map(
    (name) => `${INLINE}.${name}`,
  ),
  ...['description', 'images', 'metadata', 'name', 'tax_code'].map(
    (name) => `${INLINE}.product_data.${name}`,
  ),
  ...['default_tax_rates', 'description', 'metadata'].map((name) => `subscription_data.${name}`),
];

const create = operation<SessionParams>('POST /v1/checkout/sessions', CREATE_FIELDS, (call) =>
  addSession(call, call.params),
);

const list = listOperation<Wire<Stripe.Checkout.SessionListParams>>(
  'GET /v1/checkout/sessions',
  'checkout.session',
  {
    customer: { to: 'customer' },
    customer_details: ({ email }) => field('customer_details.email', email),
    payment_intent: { to: 'payment_intent' },
    status: 'status',
    subscription: { to: 'subscription' },
  },
);

const expire = operation('POST /v1/checkout/sessions/{id}/expire', [], (call) => {
  const session = requireObject(call, 'checkout.session', call.id, 'session');
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
    throw invalid(message, 'session');
  }
  return expireSession(call.at(call.realNow), session);
});

const lineItems = operation<Wire<Stripe.Checkout.SessionListLineItemsParams>>(
  'GET /v1/checkout/sessions/{id}/line_items',
  ['ending_before', 'limit', 'starting_after'],
  (call) => {
    const { id } = requireObject(call, 'checkout.session', call.id, 'session');
    const { limit = 10, starting_after, ending_before } = call.params;
    checkPaging(limit, starting_after, ending_before);
    const all = lineItemsOf(id, call.objects);
    const cursor = starting_after ?? ending_before;
    const at = all.data.findIndex((line) => line.id === cursor);
    if (cursor !== undefined && at < 0) throw invalid(`No such line item: '${cursor}'`);
    const rest = ending_before === undefined ? all.data.slice(at + 1) : all.data.slice(0, at);
    const data = ending_before === undefined ? rest.slice(0, limit) : rest.slice(-limit);
    return { ...all, data, has_more: rest.length > limit };
  },
);

export const checkoutSessions = [
  create,
  list,
  expire,
  lineItems,
  retrieveOperation('GET /v1/checkout/sessions/{id}', 'checkout.session', 'session'),
];

export function lineItemsOf(id: string, objects: Objects): WireList<SessionLine> {
  const lines = objects.internals<SessionInternals>(id)?.lines ?? [];
  const data = lines.map(({ tax_rates: _, taxes: __, ...line }) => line);
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
}

export function expireSession({ objects, emit }: Context, session: Session): Session {
  const expired: Session = { ...session, status: 'expired', url: null };
  emit('checkout.session.expired', objects.replace('checkout.session', expired));
  return expired;
}

/** Expires open sessions past their expiration time. */
export function expireOverdueSessions(context: Context): void {
  for (const session of context.objects.overdueSessions(context.now)) {
    expireSession(context, session);
  }
}
