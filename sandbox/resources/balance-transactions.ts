import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { listOperation } from '../protocol/listing.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { retrieveOperation } from './retrieve.ts';
import { dueIn } from './test-clocks.ts';

const PAYOUT_SECONDS = 2 * 24 * 60 * 60;
const DISPUTE_FEE_CENTS = 1500;

type Transaction = Kinds['balance_transaction'];

export const balanceTransactions = [
  listOperation<Wire<Stripe.BalanceTransactionListParams>>(
    'GET /v1/balance_transactions',
    'balance_transaction',
    { currency: 'currency', source: 'source', type: 'type' },
  ),
  retrieveOperation('GET /v1/balance_transactions/{id}', 'balance_transaction'),
];

/** The provider's fee is 2.9% plus 30 cents. */
export function addChargeTransaction(
  context: Context,
  charge: string,
  intent: Kinds['payment_intent'],
): Transaction {
  const { amount, currency, description } = intent;
  const fee = Math.min(amount, Math.round(amount * 0.029) + 30);
  const named = { application: null, description: 'Processing fees', type: 'stripe_fee' };
  return add(context, intent, {
    amount,
    currency,
    description,
    fee,
    fee_details: [{ ...named, amount: fee, currency }],
    reporting_category: 'charge',
    source: charge,
    type: 'charge',
  });
}

/** The provider keeps the fee of the refunded charge. */
export function addRefundTransaction(
  context: Context,
  refund: string,
  charge: Kinds['charge'],
  amount: number,
): Transaction {
  return add(context, charge, {
    amount: -amount,
    currency: charge.currency,
    description: `REFUND FOR CHARGE (${charge.description})`,
    fee: 0,
    fee_details: [],
    reporting_category: 'refund',
    source: refund,
    type: 'refund',
  });
}

/** Returns the amount of a refund that the bank could not deliver. */
export function addFailedRefundTransaction(
  context: Context,
  refund: string,
  charge: Kinds['charge'],
  amount: number,
): Transaction {
  return add(context, charge, {
    amount,
    currency: charge.currency,
    description: `REFUND FAILURE (${charge.description})`,
    fee: 0,
    fee_details: [],
    reporting_category: 'refund_failure',
    source: refund,
    type: 'refund_failure',
  });
}

/** A negative amount withdraws the disputed funds and a fee. A positive one reinstates them. */
export function addDisputeTransaction(
  context: Context,
  dispute: string,
  charge: Kinds['charge'],
  amount: number,
): Transaction {
  const { currency, id } = charge;
  const fee = amount < 0 ? DISPUTE_FEE_CENTS : 0;
  const named = { application: null, description: 'Dispute fee', type: 'stripe_fee' };
  return add(context, charge, {
    amount,
    currency,
    description: `${amount < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal'} for ${id}`,
    fee,
    fee_details: fee === 0 ? [] : [{ ...named, amount: fee, currency }],
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute,
    type: 'adjustment',
  });
}

/** Marks funds as settled and available for payouts. */
export function makeAvailable({ objects }: Context, transaction: Transaction): void {
  objects.replace('balance_transaction', { ...transaction, status: 'available' });
  objects.setInternals(transaction.id, {});
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

function add(context: Context, of: { customer: string | null }, movement: Movement): Transaction {
  const { objects, now } = context;
  const due = dueIn(context, of, PAYOUT_SECONDS);
  const transaction: Transaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    ...movement,
    available_on: due.due_at,
    balance_type: 'payments',
    created: now,
    exchange_rate: null,
    net: movement.amount - movement.fee,
    status: 'pending',
  };
  return objects.insert('balance_transaction', transaction, due);
}
