import { and, desc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { Failure } from '#api/http/failure';
import { leaseCutoff } from '#api/platform/lease';
import type { Db } from '#db/client';
import { type PlanChangeRow, planChanges } from '#db/schema/plan-changes';
import { timeLeftMs } from '../payments/timeout.ts';

const maxWaitMs = 15_000;
const pollMs = 200;

const { id, orderId, status, claimedAt } = planChanges;
const isPending = eq(status, 'pending');

/** An order has one pending change at most. */
export function findPending(db: Db, order: number): Promise<PlanChangeRow | undefined> {
  return db.query.planChanges.findFirst({ where: and(eq(orderId, order), isPending) });
}

export function findNewest(db: Db, order: number): Promise<PlanChangeRow | undefined> {
  return db.query.planChanges.findFirst({ where: eq(orderId, order), orderBy: desc(id) });
}

/** Whether a process is applying a change now: it may charge the customer at any moment. */
export async function isChangingPlan(tx: Db, order: number, now: Date): Promise<boolean> {
  const isClaimed = gte(claimedAt, leaseCutoff(now));
  const where = and(eq(orderId, order), isPending, isClaimed);
  return (await tx.query.planChanges.findFirst({ where })) !== undefined;
}

export function readUnclaimed(db: Db, now: Date): Promise<PlanChangeRow[]> {
  return db.query.planChanges.findMany({
    where: and(isPending, isFree(now)),
    orderBy: id,
    limit: 100,
  });
}

/** Inserts a change that this process has claimed. Joins the transaction that locks the order. */
export async function insertClaimed(
  tx: Db,
  change: Omit<typeof planChanges.$inferInsert, 'claimedAt' | 'error' | 'status'>,
  now: Date,
): Promise<PlanChangeRow> {
  const [row] = await tx
    .insert(planChanges)
    .values({ ...change, claimedAt: now, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('A plan change was not written');
  return row;
}

/** undefined: another process has claimed it, or it is settled. */
export async function claimChange(
  db: Db,
  change: number,
  now: Date,
): Promise<PlanChangeRow | undefined> {
  const [claimed] = await db
    .update(planChanges)
    .set({ claimedAt: now, updatedAt: now })
    .where(and(eq(id, change), isPending, isFree(now)))
    .returning();
  return claimed;
}

/** Lets another attempt claim it, where the outcome of this one is not known. */
export async function releaseChange(db: Db, { id: change, claimedAt: own }: PlanChangeRow) {
  const isOwn = own ? eq(claimedAt, own) : isNull(claimedAt);
  await db
    .update(planChanges)
    .set({ claimedAt: null })
    .where(and(eq(id, change), isPending, isOwn));
}

/** `refusal`: why it was not applied. false: another process has settled it before. */
export async function settleChange(
  tx: Db,
  change: number,
  { refusal, at }: { refusal: Failure | null; at: Date },
): Promise<boolean> {
  const wantsOtherCard = refusal?.code === 'change_card';
  const outcome = { error: refusal?.sentence ?? null, wantsOtherCard };
  const settled = await tx
    .update(planChanges)
    .set({ status: refusal ? 'refused' : 'applied', ...outcome, claimedAt: null, updatedAt: at })
    .where(and(eq(id, change), isPending))
    .returning({ id });
  return settled.length > 0;
}

/** Waits for the process that has claimed the change; still pending when the time runs out. */
export async function waitForOutcome(db: Db, change: PlanChangeRow): Promise<PlanChangeRow> {
  const endMs = performance.now() + Math.min(maxWaitMs, timeLeftMs());
  let row = change;
  while (row.status === 'pending' && row.claimedAt && performance.now() < endMs) {
    await Bun.sleep(pollMs);
    const found = await db.query.planChanges.findFirst({ where: eq(id, change.id) });
    if (!found) throw new Error(`Plan change ${change.id} is gone`);
    row = found;
  }
  return row;
}

function isFree(now: Date) {
  return or(isNull(claimedAt), lt(claimedAt, leaseCutoff(now)));
}
