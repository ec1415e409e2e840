import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';

/** The remarks about an order's previews that were sent and wait for an answer. */
export async function countUnanswered(tx: Db, order: Pick<OrderRow, 'id'>): Promise<number> {
  const [found] = await tx
    .select({ remarks: count() })
    .from(reviewRemarks)
    .innerJoin(reviewRounds, eq(reviewRounds.id, reviewRemarks.roundId))
    .where(
      and(
        eq(reviewRounds.orderId, order.id),
        isNotNull(reviewRounds.sentAt),
        isNull(reviewRemarks.answer),
      ),
    );
  return found?.remarks ?? 0;
}
