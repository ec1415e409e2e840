import { newId } from '../ids.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';

const PAYOUT_SECONDS = 2 * 24 * 60 * 60;

/** What reaches the account of a charge: the provider keeps 2.9 % and 30 cents. */
export function addBalanceTransaction(
  { objects, now }: Context,
  charge: string,
  amount: number,
  currency: string,
): Kinds['balance_transaction'] {
  const fee = Math.min(amount, Math.round(amount * 0.029) + 30);
  const description = 'Processing fees';
  return objects.insert('balance_transaction', {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now + PAYOUT_SECONDS,
    balance_type: 'payments',
    created: now,
    currency,
    description: 'Subscription creation',
    exchange_rate: null,
    fee,
    fee_details: [{ amount: fee, application: null, currency, description, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: 'charge',
    source: charge,
    status: 'pending',
    type: 'charge',
  });
}
