import { and, eq } from 'drizzle-orm';
import { moveToStage } from '#api/commerce/orders/delivery/move-to-stage';
import { lockOrder } from '#api/commerce/orders/find';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import { maxRemarks, type RemarkPatch } from '#contract/reviews';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { type ReviewRemarkRow, reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { mailApproval, mailRound } from './mails.ts';
import {
  findRemark,
  isEnded,
  nextNumber,
  openRound,
  type RemarkFacts,
  type ReviewFacts,
  readReview,
  requireOpen,
  requirePaid,
} from './repository.ts';
import { setScreenshot } from './screenshots.ts';

type Dependencies = { db: Db; limits: RateLimits; mail: Mail; now: Clock };
/** `userId`: null for guests. */
type Writing = { id: string; patch: RemarkPatch; userId: number | null };

export type Reviews = ReturnType<typeof createReviews>;

/** Reviews by customers. The caller has checked whose order it is. */
export function createReviews({ db, limits, mail, now }: Dependencies) {
  return {
    async read(order: OrderRow): Promise<ReviewFacts> {
      requirePaid(order);
      return readReview(db, order);
    },

    /**
     * Saves a remark under the id that the page made, so saving it again changes nothing. Of two
     * pages that write one remark, the later one wins and learns which text it replaced.
     */
    async save(
      order: OrderRow,
      { id, patch, userId }: Writing,
    ): Promise<{ saved: RemarkFacts; replaced: string | null }> {
      await limits.count(db, 'review save, order', order.orderId);
      return change(order, async (tx, facts) => {
        requireOpen(facts);
        const known = await findRemark(tx, order, id);
        if (known && isEnded(known.round)) throw sentAlready();
        const at = now();
        const remark = known?.remark ?? (await insertRemark(tx, facts, { id, patch, at }));
        const isNewScreenshot = await setScreenshot(tx, patch.screenshotId, {
          remarkId: id,
          userId,
          at,
        });
        if (known && (isNewScreenshot || !isSame(known.remark, patch))) {
          await tx
            .update(reviewRemarks)
            .set({ ...columnsOf(patch), version: known.remark.version + 1 })
            .where(eq(reviewRemarks.id, id));
        }
        const { open } = await readReview(tx, order);
        const saved = open?.remarks.find((one) => one.remark.id === id);
        if (!saved) throw new Error('The remark was not written');
        const isUnknown = remark.version > patch.version && remark.text !== patch.text;
        return { saved, replaced: known && isUnknown ? remark.text : null };
      });
    },

    /** Throws a `not_found` if there is no such remark, or not anymore. */
    async remove(order: OrderRow, id: string): Promise<void> {
      await change(order, async (tx, facts) => {
        requireOpen(facts);
        const known = await findRemark(tx, order, id);
        if (!known) throw new Failure('not_found', 'This remark was not found.');
        if (isEnded(known.round)) throw sentAlready();
        await tx.delete(reviewRemarks).where(eq(reviewRemarks.id, id));
      });
    },

    /** Sends all remarks, and the website back to development. Sending again changes nothing. */
    send(order: OrderRow, { round: number }: { round: number }): Promise<ReviewFacts> {
      return change(order, async (tx, facts) => {
        if (endedAs(facts, number)?.sentAt) return facts;
        requireOpen(facts);
        requireCurrent(facts, number);
        const remarks = facts.open?.remarks ?? [];
        if (!facts.open || remarks.length === 0) {
          throw new Failure('conflict', 'Write at least one remark before you send them.');
        }
        const at = now();
        await endRound(tx, facts.open.round.id, facts, { sentAt: at });
        await moveToStage(tx, facts.order, 'development', { at });
        await publish(tx, { kind: 'review.sent', ...subjectOf(order) });
        const moved = await lockOrder(tx, order.id);
        await mailRound(tx, mail, moved, { number, remarks: remarks.length, at });
        return readReview(tx, moved);
      });
    },

    /**
     * Approves the website for good under the name that the customer typed. Approving again changes
     * nothing, the name included.
     */
    approve(
      order: OrderRow,
      { round: number, name }: { round: number; name: string },
    ): Promise<ReviewFacts> {
      return change(order, async (tx, facts) => {
        const ended = endedAs(facts, number);
        if (ended?.approvedAt) return facts;
        if (ended?.sentAt) throw new Failure('conflict', remarksSent);
        requireOpen(facts);
        requireCurrent(facts, number);
        if (facts.open && facts.open.remarks.length > 0) {
          throw new Failure(
            'conflict',
            'Some remarks aren’t sent. Send or delete them before you approve the website.',
          );
        }
        const at = now();
        const { id } = await openRound(tx, facts, at);
        await endRound(tx, id, facts, { approvedAt: at, approvedName: name });
        await moveToStage(tx, facts.order, 'release', { at });
        await publish(tx, { kind: 'review.approved', ...subjectOf(order) });
        const moved = await lockOrder(tx, order.id);
        await mailApproval(tx, mail, moved, { number, name, at });
        return readReview(tx, moved);
      });
    },
  };

  /** Changes of one order wait for each other. */
  async function change<T>(
    { id }: OrderRow,
    make: (tx: Db, facts: ReviewFacts) => Promise<T>,
  ): Promise<T> {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      requirePaid(order);
      return make(tx, await readReview(tx, order));
    });
  }
}

async function insertRemark(
  tx: Db,
  facts: ReviewFacts,
  { id, patch, at }: { id: string; patch: RemarkPatch; at: Date },
): Promise<ReviewRemarkRow> {
  const before = facts.open?.remarks ?? [];
  if (before.length >= maxRemarks) {
    throw new Failure('conflict', `A round has at most ${maxRemarks} remarks. Send these first.`);
  }
  const { id: roundId } = await openRound(tx, facts, at);
  const position = (before.at(-1)?.remark.position ?? 0) + 1;
  const [remark] = await tx
    .insert(reviewRemarks)
    .values({ id, roundId, position, createdAt: at, ...columnsOf(patch) })
    .onConflictDoNothing()
    .returning();
  // The id is of another order's remark.
  if (!remark) throw new Failure('not_found', 'This remark was not found.');
  return remark;
}

function columnsOf({ page, pin, text }: RemarkPatch) {
  return { page, text, x: pin?.x ?? null, y: pin?.y ?? null, width: pin?.width ?? null };
}

function isSame(remark: ReviewRemarkRow, patch: RemarkPatch): boolean {
  return Object.entries(columnsOf(patch)).every(
    ([key, value]) => remark[key as keyof ReturnType<typeof columnsOf>] === value,
  );
}

/** The preview may have moved since the round began; the one that was reviewed is kept. */
async function endRound(
  tx: Db,
  id: number,
  { order }: ReviewFacts,
  end: { sentAt: Date } | { approvedAt: Date; approvedName: string },
): Promise<void> {
  await tx
    .update(reviewRounds)
    .set({ ...end, ...(order.previewUrl && { previewUrl: order.previewUrl }) })
    .where(and(eq(reviewRounds.id, id)));
}

function endedAs({ ended }: ReviewFacts, number: number) {
  return ended.find(({ round }) => round.number === number)?.round;
}

function requireCurrent(facts: ReviewFacts, number: number): void {
  if (nextNumber(facts) === number) return;
  throw new Failure('conflict', 'A newer round has begun since. Reload the page to see it.');
}

function sentAlready(): Failure {
  return new Failure('conflict', 'This remark was already sent, so it can’t be changed.');
}

const remarksSent =
  'The remarks of this round were sent, so the website isn’t approved. We’ll email you when the next preview is ready.';

function subjectOf({ id, orderId, customerId }: OrderRow) {
  return { id, name: orderId, by: customerId };
}
