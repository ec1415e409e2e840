import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { formatMoney } from '../money.ts';
import { invalid, refused } from '../protocol/errors.ts';
import { field, listOperation } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire, WireList } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';
import { addRefundTransaction } from './balance-transactions.ts';
import { isDisputed } from './disputes.ts';
import { mergeMetadata } from './metadata.ts';
import type { PaymentMethodInternals } from './payment-methods.ts';
import { previousAttributes } from './previous-attributes.ts';
import { requireObject, retrieveOperation } from './retrieve.ts';
import { atTestClock, dueIn } from './test-clocks.ts';

type Charge = Kinds['charge'];
type Refund = Kinds['refund'];
/** How long a slow bank takes. */
const BANK_SECONDS = 24 * 60 * 60;

type CreateParams = Wire<Stripe.RefundCreateParams>;

const create = operation<CreateParams>(
  'POST /v1/refunds',
  ['amount', 'charge', 'metadata', 'payment_intent', 'reason'],
  (call) => {
    const { amount } = call.params;
    if (amount !== undefined && amount < 1) {
      const message = 'This value must be greater than or equal to 1.';
      throw invalid(message, 'amount', 'parameter_invalid_integer');
    }
    const charge = chargeOf(call, call.params);
    return addRefund(customerContext(call, charge), charge, call.params);
  },
);

const list = listOperation<Wire<Stripe.RefundListParams>>('GET /v1/refunds', 'refund', {
  charge: { to: 'charge' },
  payment_intent: { to: 'payment_intent' },
});

export const refunds = [create, list, retrieveOperation('GET /v1/refunds/{id}', 'refund')];

export function refundsOf(charge: string, objects: Objects): WireList<Refund> {
  const page = objects.page('refund', { limit: 10, where: [field('charge', charge)] });
  const url = `/v1/charges/${charge}/refunds`;
  return { object: 'list', data: page?.data ?? [], has_more: page?.hasMore ?? false, url };
}

function addRefund(context: Context, charge: Charge, params: CreateParams): Refund {
  const { objects, emit, now } = context;
  const amount = amountOf(context, charge, params);
  const behavior = objects.internals<PaymentMethodInternals>(charge.payment_method ?? '')?.refund;
  const id = newId('re');
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: addRefundTransaction(context, id, charge, amount).id,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(behavior === 'waits' && { pending_reason: 'processing' }),
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behavior === 'waits' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  const due = behavior && dueIn(context, charge, BANK_SECONDS);
  emit('refund.created', objects.insert('refund', refund, due));
  const { amount_refunded } = charge;
  const refunded = amount_refunded + amount === charge.amount;
  const after = { ...charge, amount_refunded: amount_refunded + amount, refunded };
  emit('charge.refunded', objects.replace('charge', after), previousAttributes(charge, after));
  return refund;
}

function amountOf({ objects }: Context, charge: Charge, { amount }: CreateParams): number {
  if (isDisputed(objects, charge.id)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw refused(message, 'charge_disputed');
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw refused(message, 'charge_already_refunded');
  }
  if (amount !== undefined && amount > left) {
    const money = (cents: number) => formatMoney(cents, charge.currency);
    const message = `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`;
    throw refused(message, undefined, 'amount');
  }
  return amount ?? left;
}

function chargeOf(call: Context, { charge, payment_intent }: CreateParams): Charge {
  if (charge === undefined && payment_intent === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const named = charge === undefined ? undefined : requireObject(call, 'charge', charge);
  const intent = requireObject(
    call,
    'payment_intent',
    payment_intent ?? named?.payment_intent ?? '',
  );
  const succeeded = named ?? call.objects.get('charge', intent.latest_charge ?? '');
  if (succeeded?.status !== 'succeeded') {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    throw refused(message, undefined, 'payment_intent');
  }
  if (succeeded.payment_intent !== intent.id) {
    const message = `Charge ${succeeded.id} does not belong to PaymentIntent ${intent.id}.`;
    throw invalid(message, 'charge');
  }
  return succeeded;
}

function customerContext(context: Context, { customer }: Charge): Context {
  return atTestClock(context, context.objects.get('customer', customer ?? '') ?? {});
}
