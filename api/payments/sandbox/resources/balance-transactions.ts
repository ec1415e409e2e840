import { newId } from '../ids.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';

const PAYOUT_SECONDS = 2 * 24 * 60 * 60;

type Transaction = Kinds['balance_transaction'];

/** What reaches the account of a charge: the provider keeps 2.9 % and 30 cents. */
export function addChargeTransaction(
  context: Context,
  charge: string,
  { amount, currency, description }: Kinds['payment_intent'],
): Transaction {
  const fee = Math.min(amount, Math.round(amount * 0.029) + 30);
  const named = { application: null, description: 'Processing fees', type: 'stripe_fee' };
  return add(context, {
    ...{ amount, currency, description, fee },
    fee_details: [{ ...named, amount: fee, currency }],
    reporting_category: 'charge',
    source: charge,
    type: 'charge',
  });
}

/** What a refund takes back from the account; the fee of its charge stays with the provider. */
export function addRefundTransaction(
  context: Context,
  refund: string,
  { currency, description }: Kinds['charge'],
  amount: number,
): Transaction {
  return add(context, {
    amount: -amount,
    currency,
    description: `REFUND FOR CHARGE (${description})`,
    fee: 0,
    fee_details: [],
    reporting_category: 'refund',
    source: refund,
    type: 'refund',
  });
}

type Movement = Pick<
  Transaction,
  | 'amount'
  | 'currency'
  | 'description'
  | 'fee'
  | 'fee_details'
  | 'reporting_category'
  | 'source'
  | 'type'
>;

function add({ objects, now }: Context, movement: Movement): Transaction {
  return objects.insert('balance_transaction', {
    id: newId('txn'),
    object: 'balance_transaction',
    ...movement,
    available_on: now + PAYOUT_SECONDS,
    balance_type: 'payments',
    created: now,
    exchange_rate: null,
    net: movement.amount - movement.fee,
    status: 'pending',
  });
}
