import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import type { ProviderCharge, ProviderDispute, ProviderRefund } from './provider/charges.ts';
import { refundTaxes, taxInReturn } from './returned-tax.ts';

export type Movement = typeof payments.$inferInsert;

/**
 * An append-only ledger. Reversals, such as a failed refund or a decided dispute, are rows of their
 * own that name what they reverse, so rows can be written in any order and repeatedly with the same
 * result.
 */
const outcome = { refundFailed: ':failed', disputeWon: ':won', disputeLost: ':lost' } as const;

/**
 * Records one movement of money. Returns false if it was recorded before. Joins the caller's
 * transaction.
 */
export async function recordMovement(tx: Db, movement: Movement): Promise<boolean> {
  const written = await tx
    .insert(payments)
    .values(movement)
    .onConflictDoNothing({ target: payments.providerId })
    .returning({ id: payments.id });
  return written.length > 0;
}

type Owner = Pick<OrderRow, 'id' | 'currency'>;

export function chargeMovement({ id: orderId, currency }: Owner, charge: ProviderCharge): Movement {
  const { invoiceId, cents, discountCents, taxCents, taxRate, paidAt } = charge;
  return {
    orderId,
    kind: 'paid',
    providerId: invoiceId,
    amount: cents,
    currency,
    discount: discountCents,
    tax: taxCents,
    taxPercentage: taxRate?.percentage ?? null,
    occurredAt: paidAt,
  };
}

export type RefundMovements = { refund: ProviderRefund; movements: Movement[] };

/** What a charge's refunds moved, each with its part of the tax. */
export function refundsOf(
  order: Owner,
  charge: ProviderCharge,
  refunds: readonly ProviderRefund[],
): RefundMovements[] {
  const taxes = refundTaxes(order, charge, refunds);
  return refunds.map((refund) => ({
    refund,
    movements: refundMovements(order, refund, {
      tax: taxes.get(refund.refundId) ?? 0,
      taxPercentage: charge.taxRate?.percentage ?? null,
    }),
  }));
}

/** One row once the money has left, a second one if it comes back. */
function refundMovements(
  { id: orderId, currency }: Owner,
  refund: ProviderRefund,
  tax: Pick<Movement, 'tax' | 'taxPercentage'>,
): Movement[] {
  const { refundId, cents: amount, hasLeft, cameBackAt, createdAt: occurredAt } = refund;
  if (!hasLeft) return [];
  const left: Movement = {
    orderId,
    kind: 'refund',
    providerId: refundId,
    amount,
    ...tax,
    currency,
    occurredAt,
  };
  if (!cameBackAt) return [left];
  const providerId = refundId + outcome.refundFailed;
  return [left, { ...left, kind: 'paid', providerId, occurredAt: cameBackAt }];
}

/**
 * An open dispute is not a loss yet, a lost one counts as refunded, a won one as if it had not
 * happened.
 */
export function disputeMovements(
  order: Owner,
  charge: ProviderCharge,
  dispute: ProviderDispute,
): Movement[] {
  const { id: orderId, currency } = order;
  const { disputeId, cents: amount, status, takenAt: occurredAt } = dispute;
  const taken: Movement = {
    orderId,
    kind: 'dispute',
    providerId: disputeId,
    amount,
    tax: taxInReturn(order, charge, amount),
    taxPercentage: charge.taxRate?.percentage ?? null,
    currency,
    occurredAt,
  };
  if (status === 'open') return [taken];
  if (status === 'lost') {
    return [taken, { ...taken, kind: 'refund', providerId: disputeId + outcome.disputeLost }];
  }
  const back = dispute.cameBackAt ?? occurredAt;
  return [taken, { ...taken, providerId: disputeId + outcome.disputeWon, occurredAt: back }];
}

type Row = Pick<Movement, 'kind' | 'providerId' | 'amount'>;

/** A kind alone does not tell a movement from its reversal. */
export function movementTypeOf({ kind, providerId }: Row) {
  if (providerId.endsWith(outcome.refundFailed)) return 'refund_failed';
  if (providerId.endsWith(outcome.disputeWon)) return 'dispute_won';
  if (providerId.endsWith(outcome.disputeLost)) return 'dispute_lost';
  return kind;
}

/** In cents. `returned`: refunded, or lost in a dispute. */
export type Balance = { paid: number; returned: number; isDisputed: boolean };

export function balanceOf(rows: readonly Row[]): Balance {
  const sum = (...meanings: ReturnType<typeof movementTypeOf>[]) =>
    rows
      .filter((row) => meanings.includes(movementTypeOf(row)))
      .reduce((cents, { amount }) => cents + amount, 0);
  const count = (...meanings: ReturnType<typeof movementTypeOf>[]) =>
    rows.filter((row) => meanings.includes(movementTypeOf(row))).length;
  return {
    paid: sum('paid'),
    returned: sum('refund', 'dispute_lost') - sum('refund_failed'),
    isDisputed: count('dispute') > count('dispute_won', 'dispute_lost'),
  };
}

export async function readBalance(db: Db, orderId: number): Promise<Balance> {
  return balanceOf(await db.query.payments.findMany({ where: eq(payments.orderId, orderId) }));
}

/** null: nothing was paid. */
export function paymentStatusOf({ paid, returned, isDisputed }: Balance) {
  if (paid === 0) return null;
  if (isDisputed) return 'disputed';
  if (returned <= 0) return 'paid';
  return returned < paid ? 'partially_refunded' : 'refunded';
}
