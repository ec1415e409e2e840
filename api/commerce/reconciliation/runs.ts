import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import {
  reconciliationDifferences as differences,
  type ReconciliationRow,
  reconciliations,
} from '#db/schema/reconciliations';
import { unmatchedSubscriptions as unmatched } from '#db/schema/unmatched-subscriptions';
import type { Finding } from './compare-subscription.ts';
import type { Examined } from './find-unmatched.ts';

const { id, finishedAt, lastOrderId, lastSubscriptionId } = reconciliations;

export function findNewestRun(db: Db): Promise<ReconciliationRow | undefined> {
  return db.query.reconciliations.findFirst({ orderBy: desc(id) });
}

/**
 * Starts a run, or resumes the open one. Tries again if another process finishes it in between.
 * Joins the caller's transaction.
 */
export async function startOrResumeRun(
  tx: Db,
  startedAt: Date,
): Promise<{ run: ReconciliationRow; isNew: boolean }> {
  for (;;) {
    const begun = await startRun(tx, startedAt);
    if (begun) return { run: begun, isNew: true };
    const open = await resumeRun(tx);
    if (open) return { run: open, isNew: false };
  }
}

/** undefined: a run is open already. Joins the caller's transaction. */
export async function startRun(tx: Db, startedAt: Date): Promise<ReconciliationRow | undefined> {
  const [begun] = await tx
    .insert(reconciliations)
    .values({ startedAt })
    .onConflictDoNothing()
    .returning();
  return begun;
}

/** Resumes the stopped run, if there is one, and clears its error. */
export async function resumeRun(tx: Db): Promise<ReconciliationRow | undefined> {
  const [open] = await tx
    .update(reconciliations)
    .set({ error: null })
    .where(isNull(finishedAt))
    .returning();
  return open;
}

/** The next orders with a checkout, by number. */
export function listOrdersAfter(db: Db, last: number, most: number): Promise<OrderRow[]> {
  return db.query.orders.findMany({
    where: and(
      gt(orders.id, last),
      or(isNotNull(orders.stripeSessionId), isNotNull(orders.stripeSubscriptionId)),
    ),
    orderBy: asc(orders.id),
    limit: most,
  });
}

/**
 * Stores the result of a page of orders. undefined: another process has continued the run, and
 * nothing is written.
 */
export function advanceRun(
  db: Db,
  run: ReconciliationRow,
  page: { order: OrderRow; findings: Finding[] }[],
): Promise<ReconciliationRow | undefined> {
  const rows = page.flatMap(({ order, findings }) =>
    findings.map((finding) => ({ ...finding, orderId: order.id, reconciliationId: run.id })),
  );
  const corrected = rows.filter((row) => row.corrected).length;
  return db.transaction(async (tx) => {
    const [advanced] = await tx
      .update(reconciliations)
      .set({
        lastOrderId: page.at(-1)?.order.id ?? run.lastOrderId,
        checked: sql`${reconciliations.checked} + ${page.length}`,
        corrected: sql`${reconciliations.corrected} + ${corrected}`,
        differing: sql`${reconciliations.differing} + ${rows.length - corrected}`,
        error: null,
      })
      .where(asRead(run))
      .returning();
    if (advanced && rows.length > 0) await tx.insert(differences).values(rows);
    return advanced;
  });
}

/** Stores why it stopped. It can be resumed. */
export async function interruptRun(db: Db, run: ReconciliationRow, error: string): Promise<void> {
  await db.update(reconciliations).set({ error }).where(asRead(run));
}

/**
 * Stores the result of a page of the provider's list, as {@link advanceRun} does. A subscription
 * that an admin settled before this run is open again.
 */
export function advanceSubscriptions(
  db: Db,
  run: ReconciliationRow,
  { last, examined }: { last: string; examined: Examined[] },
): Promise<ReconciliationRow | undefined> {
  const rows = examined.flatMap(({ matched }) =>
    matched
      ? matched.findings.map((finding) => ({
          ...finding,
          orderId: matched.order.id,
          reconciliationId: run.id,
        }))
      : [],
  );
  return db.transaction(async (tx) => {
    const [advanced] = await tx
      .update(reconciliations)
      .set({
        lastSubscriptionId: last,
        corrected: sql`${reconciliations.corrected} + ${rows.length}`,
        error: null,
      })
      .where(asRead(run))
      .returning();
    if (!advanced) return undefined;
    if (rows.length > 0) await tx.insert(differences).values(rows);
    for (const { unmatched: seen } of examined) {
      if (!seen) continue;
      const values = { ...seen, reconciliationId: run.id, resolution: null, resolvedAt: null };
      await tx
        .insert(unmatched)
        .values(values)
        .onConflictDoUpdate({
          target: unmatched.subscriptionId,
          set: values,
          setWhere: or(isNull(unmatched.resolvedAt), lt(unmatched.resolvedAt, run.startedAt)),
        });
    }
    return advanced;
  });
}

/** Removes open entries that this run did not find again: they have an order, or are settled. */
export async function finishRun(db: Db, run: ReconciliationRow, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const finished = await tx
      .update(reconciliations)
      .set({ finishedAt: at, error: null })
      .where(asRead(run))
      .returning({ id });
    if (finished.length === 0) return;
    await tx
      .delete(unmatched)
      .where(and(isNull(unmatched.resolution), ne(unmatched.reconciliationId, run.id)));
  });
}

function asRead(run: ReconciliationRow) {
  return and(
    eq(id, run.id),
    eq(lastOrderId, run.lastOrderId),
    run.lastSubscriptionId === null
      ? isNull(lastSubscriptionId)
      : eq(lastSubscriptionId, run.lastSubscriptionId),
    isNull(finishedAt),
  );
}
