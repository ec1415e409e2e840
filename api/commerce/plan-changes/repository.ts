import { and, desc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { Failure } from '#api/http/failure';
import type { Db } from '#db/client';
import { type PlanChangeRow, planChanges } from '#db/schema/plan-changes';

/** A claim that is so old belongs to a process that died: the provider answers far sooner. */
const deadAfterMs = 60_000;

const { id, orderId, status, claimedAt } = planChanges;
const isPending = eq(status, 'pending');

/** The change that is being made, or was left behind; an order has one at most. */
export function pendingChange(db: Db, order: number): Promise<PlanChangeRow | undefined> {
  return db.query.planChanges.findFirst({ where: and(eq(orderId, order), isPending) });
}

export function newestChange(db: Db, order: number): Promise<PlanChangeRow | undefined> {
  return db.query.planChanges.findFirst({ where: eq(orderId, order), orderBy: desc(id) });
}

/** Whether a process is at one now: what is charged for it may come at any moment. */
export async function isBeingChanged(tx: Db, order: number, now: Date): Promise<boolean> {
  const isHeld = gte(claimedAt, deadBefore(now));
  const where = and(eq(orderId, order), isPending, isHeld);
  return (await tx.query.planChanges.findFirst({ where })) !== undefined;
}

/** What nobody is at. */
export function leftChanges(db: Db, now: Date): Promise<PlanChangeRow[]> {
  return db.query.planChanges.findMany({
    where: and(isPending, isFree(now)),
    orderBy: id,
    limit: 100,
  });
}

/** Written as claimed by this process. Joins the caller's transaction, which holds the order. */
export async function beginChange(
  tx: Db,
  change: Omit<typeof planChanges.$inferInsert, 'claimedAt' | 'error' | 'status'>,
  now: Date,
): Promise<PlanChangeRow> {
  const [begun] = await tx
    .insert(planChanges)
    .values({ ...change, claimedAt: now, createdAt: now, updatedAt: now })
    .returning();
  if (!begun) throw new Error('A change of plan was not written');
  return begun;
}

/** undefined: another process is at it, or it has come to an end. */
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

/** Lets the next one try: what came of the call is not known. */
export async function releaseChange(db: Db, { id: change, claimedAt: own }: PlanChangeRow) {
  const isOwn = own ? eq(claimedAt, own) : isNull(claimedAt);
  await db
    .update(planChanges)
    .set({ claimedAt: null })
    .where(and(eq(id, change), isPending, isOwn));
}

/** `refusal`: why it was not made. false: somebody else was faster, and what they left counts. */
export async function settleChange(
  tx: Db,
  change: number,
  { refusal, at }: { refusal: Failure | null; at: Date },
): Promise<boolean> {
  const wantsOtherCard = refusal?.code === 'change_card';
  const told = { error: refusal?.sentence ?? null, wantsOtherCard };
  const settled = await tx
    .update(planChanges)
    .set({ status: refusal ? 'refused' : 'made', ...told, claimedAt: null, updatedAt: at })
    .where(and(eq(id, change), isPending))
    .returning({ id });
  return settled.length > 0;
}

function isFree(now: Date) {
  return or(isNull(claimedAt), lt(claimedAt, deadBefore(now)));
}

function deadBefore(now: Date): Date {
  return new Date(now.getTime() - deadAfterMs);
}
