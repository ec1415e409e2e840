import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { lockOrder } from '#api/commerce/orders/find';
import { Failure } from '#api/http/failure';
import { findLastAction } from '#api/office/audit/list';
import { type Actor, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import type { RemarkAnswer } from '#db/values/enumerations';
import { findRemark, type ReviewFacts, readReview, requirePaid } from './repository.ts';

type Answer = { answer: RemarkAnswer; reason: string | null; version: number };

export type ReviewAnswers = ReturnType<typeof createReviewAnswers>;

/** The shop's answers to remarks that were sent. */
export function createReviewAnswers({ db, now }: { db: Db; now: Clock }) {
  return {
    /**
     * Answers a remark, or answers it differently. Of two admins who read the same version, one
     * gets a 409 that names the other. The same answer again changes nothing.
     */
    async give(
      actor: Actor,
      { id: orderId }: OrderRow,
      { id, answer, reason, version }: Answer & { id: string },
    ): Promise<ReviewFacts> {
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        requirePaid(order);
        const known = await findRemark(tx, order, id);
        if (!known?.round.sentAt) throw new Failure('not_found', 'This remark was not found.');
        requireUndecided(order);
        const { remark, round } = known;
        if (remark.answer === answer && remark.reason === reason) return readReview(tx, order);
        if (remark.version !== version) throw await newerAnswer(tx, order);
        const at = now();
        await tx
          .update(reviewRemarks)
          .set({ answer, reason, answeredAt: at, answeredBy: actor.user.id, version: version + 1 })
          .where(eq(reviewRemarks.id, id));
        const isLast = sql`not exists (select 1 from ${reviewRemarks} where ${and(
          eq(reviewRemarks.roundId, round.id),
          isNull(reviewRemarks.answer),
        )})`;
        await tx
          .update(reviewRounds)
          .set({ answeredAt: at })
          .where(and(eq(reviewRounds.id, round.id), isNull(reviewRounds.answeredAt), isLast));
        await writeAudit(tx, actor, {
          at,
          verb: 'order.remark_answered',
          subject: { id: order.id, name: order.orderId },
          changes: changesBetween(
            { status: remark.answer, reason: remark.reason },
            { status: answer, reason },
          ),
        });
        return readReview(tx, order);
      });
    },
  };
}

function requireUndecided({ status, deliveredAt }: OrderRow): void {
  if (status === 'cancelled') throw new Failure('conflict', 'This order is cancelled.');
  if (deliveredAt) {
    throw new Failure('conflict', 'This website has already been delivered.');
  }
}

async function newerAnswer(tx: Db, order: OrderRow): Promise<Failure> {
  const newer = await findLastAction(tx, ['order.remark_answered'], order.id);
  const sentence = `${newer?.by ?? 'Another admin'} has already answered this remark.`;
  return new Failure('conflict', sentence, newer ? { newer } : {});
}

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
