import { asc, eq, inArray } from 'drizzle-orm';
import type { Reconciliation, UnmatchedSubscription } from '#contract/reconciliation';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { type ReconciliationRow, reconciliationDifferences } from '#db/schema/reconciliations';
import type { UnmatchedRow } from '#db/schema/unmatched-subscriptions';
import { decimalFromCents } from '#db/values/money';
import { listOpenUnmatched } from './unmatched.ts';

const maxRows = 1000;
const maxUnmatched = 100;

/** A run with its rows, those that need review first. */
export async function reconciliationToWire(
  db: Db,
  run: ReconciliationRow,
): Promise<Reconciliation> {
  const { fact, ours, theirs, corrected } = reconciliationDifferences;
  const differences = await db
    .select({ orderId: orders.orderId, fact, ours, theirs, corrected })
    .from(reconciliationDifferences)
    .innerJoin(orders, eq(orders.id, reconciliationDifferences.orderId))
    .where(eq(reconciliationDifferences.reconciliationId, run.id))
    .orderBy(asc(corrected), asc(reconciliationDifferences.id))
    .limit(maxRows);
  const unmatched = await listOpenUnmatched(db, maxUnmatched);
  return {
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    checked: run.checked,
    corrected: run.corrected,
    differing: run.differing,
    error: run.error,
    differences,
    unmatchedCount: unmatched.count,
    unmatched: await unmatchedToWire(db, unmatched.rows),
  };
}

async function unmatchedToWire(db: Db, rows: UnmatchedRow[]): Promise<UnmatchedSubscription[]> {
  const numbers = rows.flatMap(({ orderNumber }) => orderNumber ?? []);
  const others = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(inArray(orders.orderId, numbers));
  const existingNumbers = new Set(others.map(({ orderId }) => orderId));
  return rows.map((row) => rowToWire(row, existingNumbers));
}

function rowToWire(row: UnmatchedRow, existingNumbers: ReadonlySet<string>): UnmatchedSubscription {
  const { id, subscriptionId, orderNumber, plan, keptAmount, isRunning, startedAt } = row;
  return {
    id,
    subscriptionId,
    orderNumber,
    plan,
    isRunning,
    isNumberTaken: orderNumber !== null && existingNumbers.has(orderNumber),
    keptAmount: decimalFromCents(keptAmount),
    startedAt: startedAt.toISOString(),
  };
}
