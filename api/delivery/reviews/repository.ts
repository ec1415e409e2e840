import { and, asc, eq, inArray } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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

/** The id of a remark in a path, in lower case, as the database answers it. */
export function remarkIdOf(text: string): string {
  return uuidOf(text, 'This remark was not found.');
}

/** The id of a screenshot in a path. */
export function fileIdOf(text: string): string {
  return uuidOf(text, 'This file was not found.');
}

function uuidOf(text: string, refusal: string): string {
  if (uuid.test(text)) return text.toLowerCase();
  throw new Failure('not_found', refusal);
}

/** Throws a `conflict` unless the customer can write remarks now. */
export function requireOpen({ state }: Pick<ReviewFacts, 'state'>): void {
  if (state !== 'open') throw new Failure('conflict', sentences[state]);
}

/** There is nothing to review before the payment. Throws a `conflict`. */
export function requirePaid({ paidAt }: OrderRow): void {
  if (!paidAt) throw new Failure('conflict', 'This order hasn’t been paid yet.');
}

const sentences: Record<Exclude<ReviewState, 'open'>, string> = {
  working: 'There’s no preview to review right now. We’ll email you when the next one is ready.',
  approved: 'This website is already approved.',
  delivered: 'Your website has been delivered. Contact support to change something on it.',
  cancelled: 'This order is cancelled, so its preview can’t be reviewed.',
};
