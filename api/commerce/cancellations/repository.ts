import { and, desc, eq, inArray, lt, lte, or } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import type { CancellationStatus } from '#db/values/enumerations';

const { id, orderId, status } = cancellationRequests;

export function findRequest(db: Db, request: number): Promise<CancellationRow | undefined> {
  return db.query.cancellationRequests.findFirst({ where: eq(id, request) });
}

/** The newest request of an order, whatever became of it. */
export function newestRequest(db: Db, order: number): Promise<CancellationRow | undefined> {
  return db.query.cancellationRequests.findFirst({
    where: eq(orderId, order),
    orderBy: desc(id),
  });
}

/** The request that counts: the newest, unless it was taken back. */
export async function standingRequest(db: Db, order: number): Promise<CancellationRow | undefined> {
  const newest = await newestRequest(db, order);
  return newest?.status === 'withdrawn' ? undefined : newest;
}

/**
 * One step of a request's life, if it still stands where the caller saw it: of several callers
 * one gets the row, the others undefined.
 */
export async function moveRequest(
  tx: Db,
  request: number,
  from: CancellationStatus[],
  to: Partial<CancellationRow>,
): Promise<CancellationRow | undefined> {
  const [row] = await tx
    .update(cancellationRequests)
    .set(to)
    .where(and(eq(id, request), inArray(status, from)))
    .returning();
  return row;
}

/** What the shop must process by itself: due ones, and those whose process has died. */
export function dueRequests(db: Db, now: Date, deadBefore: Date): Promise<CancellationRow[]> {
  const { dueAt, claimedAt } = cancellationRequests;
  return db.query.cancellationRequests.findMany({
    where: or(
      and(eq(status, 'pending'), lte(dueAt, now)),
      and(eq(status, 'processing'), lt(claimedAt, deadBefore)),
    ),
    orderBy: dueAt,
    limit: 100,
  });
}
