import { eq, inArray } from 'drizzle-orm';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';
import type { OrderRow } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';

type Orders = readonly Pick<OrderRow, 'id'>[];

/** Deletes the screenshots of remarks, each before its row, so that a crash orphans no file. */
export async function eraseScreenshots(db: Db, files: FileStore, orders: Orders): Promise<void> {
  const rows = await db
    .select({ id: attachments.id, key: attachments.key })
    .from(attachments)
    .innerJoin(reviewRemarks, eq(reviewRemarks.id, attachments.remarkId))
    .innerJoin(reviewRounds, eq(reviewRounds.id, reviewRemarks.roundId))
    .where(inArray(reviewRounds.orderId, idsOf(orders)));
  for (const { id, key } of rows) {
    await files.remove(key);
    await db.delete(attachments).where(eq(attachments.id, id));
  }
}

/** Deletes remarks. When a website was approved is kept; by whom and where it was shown is not. */
export async function eraseReviews(tx: Db, orders: Orders): Promise<void> {
  const ofOrders = inArray(reviewRounds.orderId, idsOf(orders));
  const rounds = await tx
    .select({ id: reviewRounds.id, isApproved: reviewRounds.approvedAt })
    .from(reviewRounds)
    .where(ofOrders);
  const approved = rounds.filter(({ isApproved }) => isApproved !== null).map(({ id }) => id);
  const ids = rounds.map(({ id }) => id);
  await tx.delete(reviewRemarks).where(inArray(reviewRemarks.roundId, ids));
  await tx.update(reviewRounds).set({ previewUrl: 'Erased' }).where(ofOrders);
  await tx
    .update(reviewRounds)
    .set({ approvedName: 'Erased' })
    .where(inArray(reviewRounds.id, approved));
}

function idsOf(orders: Orders): number[] {
  return orders.map(({ id }) => id);
}
