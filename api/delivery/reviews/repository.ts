import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ReviewState } from '#contract/reviews';
import type { Db } from '#db/client';
import { type AttachmentRow, attachments } from '#db/schema/attachments';
import type { OrderRow } from '#db/schema/orders';
import {
  type ReviewRemarkRow,
  type ReviewRoundRow,
  reviewRemarks,
  reviewRounds,
} from '#db/schema/reviews';

export type RemarkFacts = { remark: ReviewRemarkRow; screenshot: AttachmentRow | null };
export type RoundFacts = { round: ReviewRoundRow; remarks: RemarkFacts[] };

/** The review of an order. `open`: the round that isn't sent yet, if a remark was written. */
export type ReviewFacts = {
  order: OrderRow;
  state: ReviewState;
  open: RoundFacts | null;
  /** Those that have ended, the oldest first. */
  ended: RoundFacts[];
};

export async function readReview(db: Db, order: OrderRow): Promise<ReviewFacts> {
  const rounds = await db.query.reviewRounds.findMany({
    where: eq(reviewRounds.orderId, order.id),
    orderBy: asc(reviewRounds.number),
  });
  const rows = await db
    .select({ remark: reviewRemarks, screenshot: attachments })
    .from(reviewRemarks)
    .leftJoin(attachments, eq(attachments.remarkId, reviewRemarks.id))
    .where(
      inArray(
        reviewRemarks.roundId,
        rounds.map(({ id }) => id),
      ),
    )
    .orderBy(asc(reviewRemarks.position));
  const facts = rounds.map((round) => ({
    round,
    remarks: rows.filter(({ remark }) => remark.roundId === round.id),
  }));
  const ended = facts.filter(({ round }) => isEnded(round));
  return {
    order,
    state: stateOf(order, ended.at(-1)?.round),
    open: facts.find(({ round }) => !isEnded(round)) ?? null,
    ended,
  };
}

/** The number of the round that is open, or would be next. */
export function nextNumber({ open, ended }: ReviewFacts): number {
  return open?.round.number ?? (ended.at(-1)?.round.number ?? 0) + 1;
}

/** The open round, which begins with its first remark. The caller has locked the order. */
export async function openRound(tx: Db, facts: ReviewFacts, at: Date): Promise<ReviewRoundRow> {
  if (facts.open) return facts.open.round;
  const [round] = await tx
    .insert(reviewRounds)
    .values({
      orderId: facts.order.id,
      number: nextNumber(facts),
      createdAt: at,
      previewUrl: facts.order.previewUrl ?? '',
    })
    .returning();
  if (!round) throw new Error('The round was not written');
  return round;
}

/** A remark of an order, and its round. */
export async function findRemark(
  db: Db,
  order: OrderRow,
  id: string,
): Promise<{ remark: ReviewRemarkRow; round: ReviewRoundRow } | undefined> {
  const [found] = await db
    .select({ remark: reviewRemarks, round: reviewRounds })
    .from(reviewRemarks)
    .innerJoin(reviewRounds, eq(reviewRounds.id, reviewRemarks.roundId))
    .where(and(eq(reviewRemarks.id, id), eq(reviewRounds.orderId, order.id)));
  return found;
}

export function isEnded({ sentAt, approvedAt }: ReviewRoundRow): boolean {
  return sentAt !== null || approvedAt !== null;
}

function stateOf(order: OrderRow, last: ReviewRoundRow | undefined): ReviewState {
  if (order.status === 'cancelled') return 'cancelled';
  if (order.deliveredAt) return 'delivered';
  if (order.stage === 'review' && order.previewUrl) return 'open';
  return order.stage === 'release' && last?.approvedAt ? 'approved' : 'working';
}
