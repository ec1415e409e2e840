import { asc, eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';
import type { OrderRow } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { serializeRow } from './serialize-row.ts';

/** Exports the reviews of an order with their remarks, sent or not, and the names of screenshots. */
export async function exportReviews(tx: Db, order: Pick<OrderRow, 'id'>) {
  const rounds = await tx.query.reviewRounds.findMany({
    where: eq(reviewRounds.orderId, order.id),
    orderBy: asc(reviewRounds.number),
  });
  const remarks = await tx
    .select({ remark: reviewRemarks, screenshot: attachments })
    .from(reviewRemarks)
    .innerJoin(reviewRounds, eq(reviewRounds.id, reviewRemarks.roundId))
    .leftJoin(attachments, eq(attachments.remarkId, reviewRemarks.id))
    .where(eq(reviewRounds.orderId, order.id))
    .orderBy(asc(reviewRemarks.position));
  return rounds.map((round) => ({
    ...serializeRow(reviewRounds, round),
    remarks: remarks
      .filter(({ remark }) => remark.roundId === round.id)
      .map(({ remark, screenshot }) => ({
        ...serializeRow(reviewRemarks, remark, ['answeredBy']),
        screenshot: screenshot && serializeRow(attachments, screenshot, ['key', 'userId']),
      })),
  }));
}
