import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { payments } from '#db/schema/payments';
import type { ProviderCharge } from './provider/charges.ts';
import type { ProviderDispute, ProviderRefund } from './provider/returns.ts';

export type Movement = typeof payments.$inferInsert;

/**
 * The ledger only grows. What comes back has a row of its own, named by what it takes back: a
 * refund that no bank took, a dispute that was decided. So rows may be told in any order and any
 * number of times, from old news or new, and the same ones stand there in the end.
 */
const outcome = { refundFailed: ':failed', disputeWon: ':won', disputeLost: ':lost' } as const;

/**
 * Writes one movement of money, once however often it is told; true the first time. Joins the
 * caller's transaction.
 */
export async function recordMovement(tx: Db, movement: Movement): Promise<boolean> {
  const written = await tx
    .insert(payments)
    .values(movement)
    .onConflictDoNothing({ target: payments.providerId })
    .returning({ id: payments.id });
  return written.length > 0;
}

export function chargeMovement(orderId: number, charge: ProviderCharge): Movement {
  const { invoiceId: providerId, cents: amount, paidAt: occurredAt } = charge;
  return { orderId, kind: 'paid', providerId, amount, occurredAt };
}

/** None while the money has not left; a second one when it came back. */
export function refundMovements(orderId: number, refund: ProviderRefund): Movement[] {
  const { refundId, cents: amount, hasLeft, cameBackAt, createdAt: occurredAt } = refund;
  if (!hasLeft) return [];
  const left: Movement = { orderId, kind: 'refund', providerId: refundId, amount, occurredAt };
  if (!cameBackAt) return [left];
  const providerId = refundId + outcome.refundFailed;
  return [left, { ...left, kind: 'paid', providerId, occurredAt: cameBackAt }];
}

/** Undecided it is no loss yet; lost, it is money given back; won, it is as if it never was. */
export function disputeMovements(orderId: number, dispute: ProviderDispute): Movement[] {
  const { disputeId, cents: amount, status, takenAt: occurredAt } = dispute;
  const taken: Movement = { orderId, kind: 'dispute', providerId: disputeId, amount, occurredAt };
  if (status === 'open') return [taken];
  if (status === 'lost') {
    return [taken, { ...taken, kind: 'refund', providerId: disputeId + outcome.disputeLost }];
  }
  const back = dispute.cameBackAt ?? occurredAt;
  return [taken, { ...taken, providerId: disputeId + outcome.disputeWon, occurredAt: back }];
}

type Row = Pick<Movement, 'kind' | 'providerId' | 'amount'>;

/** What a row says; a kind alone does not tell what takes something back from what it takes back. */
export function meaningOf({ kind, providerId }: Row) {
  if (providerId.endsWith(outcome.refundFailed)) return 'refund_failed';
  if (providerId.endsWith(outcome.disputeWon)) return 'dispute_won';
  if (providerId.endsWith(outcome.disputeLost)) return 'dispute_lost';
  return kind;
}

/** How an order's money stands. In cents; `returned` is what buyers or their banks have for good. */
export type Balance = { paid: number; returned: number; isDisputed: boolean };

export function balanceOf(rows: readonly Row[]): Balance {
  const sum = (...meanings: ReturnType<typeof meaningOf>[]) =>
    rows
      .filter((row) => meanings.includes(meaningOf(row)))
      .reduce((cents, { amount }) => cents + amount, 0);
  const count = (...meanings: ReturnType<typeof meaningOf>[]) =>
    rows.filter((row) => meanings.includes(meaningOf(row))).length;
  return {
    paid: sum('paid'),
    returned: sum('refund', 'dispute_lost') - sum('refund_failed'),
    isDisputed: count('dispute') > count('dispute_won', 'dispute_lost'),
  };
}

export async function readBalance(db: Db, orderId: number): Promise<Balance> {
  return balanceOf(await db.query.payments.findMany({ where: eq(payments.orderId, orderId) }));
}

/** null: nothing was ever paid. */
export function paymentStatusOf({ paid, returned, isDisputed }: Balance) {
  if (paid === 0) return null;
  if (isDisputed) return 'disputed';
  if (returned <= 0) return 'paid';
  return returned < paid ? 'partially_refunded' : 'refunded';
}
