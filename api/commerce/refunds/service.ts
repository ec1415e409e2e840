import { and, eq, lt, notExists } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { type Actor, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import { leaseCutoff, resumeEach } from '#api/platform/lease';
import type { Page } from '#api/platform/lists/page';
import { createSingleFlight } from '#api/platform/single-flight';
import { formatMoney } from '#contract/currency';
import { shownMoney } from '#contract/money-format';
import type { NewRefund, RefundListQuery } from '#contract/refunds';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { type RefundRow, refunds } from '#db/schema/refunds';
import { decimalFromCents } from '#db/values/money';
import { openCancellation } from '../cancellations/repository.ts';
import { findOrder, lockOrder } from '../orders/find.ts';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import { type ListedRefundRow, listRefunds } from './list.ts';
import { createRefundProcessor, type RefundDependencies } from './processor.ts';
import { type RefundLimits, readLimits } from './refundable.ts';

export type Refunds = ReturnType<typeof createRefunds>;

/** Lets admins refund what was paid for an order. */
export function createRefunds(deps: RefundDependencies) {
  const { db, provider, now, log } = deps;
  const process = createRefundProcessor(deps);
  const shared = createSingleFlight<RefundRow>();

  return {
    async limits(id: string): Promise<RefundLimits & { credit: number | null }> {
      const order = await findOrder(db, id);
      const limits = await readLimits(db, order, now());
      return { ...limits, credit: limits.most > 0 ? await creditOf(order) : 0 };
    },

    async list(id: string, query: RefundListQuery): Promise<Page<ListedRefundRow>> {
      return listRefunds(db, (await findOrder(db, id)).id, query);
    },

    /**
     * Repeating a `requestId` answers the same refund. Where the provider does not answer, it
     * stays pending and the shop resumes it.
     */
    issue(actor: Actor, id: string, input: NewRefund): Promise<RefundRow> {
      // A double click shares the first request's outcome.
      return shared(JSON.stringify([id, input]), async () => {
        const { id: orderId } = await findOrder(db, id);
        const { refund, isNew } = await db.transaction(async (tx) => {
          const order = await lockOrder(tx, orderId);
          const where = eq(refunds.requestId, input.requestId);
          const known = await tx.query.refunds.findFirst({ where });
          if (known) return { refund: sameRefund(known, order, input), isNew: false };
          return { refund: await write(tx, order, actor, input), isNew: true };
        });
        return isNew ? process(refund) : refund;
      });
    },

    /** Continues what a stopped process, or an unanswered call, left pending. */
    async resume(): Promise<void> {
      const cutoff = leaseCutoff(now());
      // A cancellation issues its refund itself, once the subscription has been ended.
      const isFree = and(
        eq(refunds.status, 'pending'),
        lt(refunds.updatedAt, cutoff),
        notExists(openCancellation(db, refunds.id)),
      );
      await resumeEach(await db.query.refunds.findMany({ where: isFree, limit: 100 }), {
        async claim({ id }) {
          const update = db.update(refunds).set({ updatedAt: now() });
          const [claimed] = await update.where(and(eq(refunds.id, id), isFree)).returning();
          return claimed;
        },
        run: process,
        describe: ({ requestId }) => `refund ${requestId}`,
        log,
      });
    },
  };

  /**
   * Shown only: it doesn’t lower what can be refunded, so that an admin may still refund all of a
   * subscription that ends. null: the provider did not answer.
   */
  async function creditOf({ stripeCustomerId }: OrderRow): Promise<number | null> {
    if (!stripeCustomerId) return 0;
    return provider.credit(stripeCustomerId).catch((error) => {
      if (error instanceof ProviderUnavailable) return null;
      throw error;
    });
  }

  async function write(
    tx: Db,
    order: OrderRow,
    actor: Actor,
    input: NewRefund,
  ): Promise<RefundRow> {
    const { amount, endSubscription, reason } = input;
    const at = now();
    const refund = await recordRefund(tx, order, actor, input, at);
    await writeAudit(tx, actor, {
      at,
      verb: 'refund.started',
      subject: { id: refund.id, name: order.orderId },
      changes: changesBetween(
        {},
        { amount: decimalFromCents(amount), ...(endSubscription && { endSubscription }), reason },
      ),
    });
    return refund;
  }
}

function sameRefund(known: RefundRow, order: OrderRow, input: NewRefund): RefundRow {
  const { amount, reason, endSubscription } = known;
  const isSame =
    known.orderId === order.id &&
    amount === input.amount &&
    reason === input.reason &&
    endSubscription === input.endSubscription;
  if (!isSame) throw otherRefund();
  return known;
}

/** Writes a refund that is not issued yet. 409 where it is more than what can be refunded. */
export async function recordRefund(
  tx: Db,
  order: OrderRow,
  actor: Pick<Actor, 'user'>,
  { amount, reason, endSubscription, requestId }: NewRefund,
  at: Date,
): Promise<RefundRow> {
  requireWithin(await readLimits(tx, order, at), amount);
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      requestId,
      userId: actor.user.id,
      amount,
      reason,
      endSubscription,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: refunds.requestId })
    .returning();
  if (!refund) throw otherRefund();
  return refund;
}

function otherRefund(): Failure {
  return new Failure(
    'conflict',
    'This refund was already issued with other values. Open the form again to issue another one.',
  );
}

function requireWithin({ refusal, most }: RefundLimits, amount: number): void {
  if (refusal) throw new Failure('conflict', refusal);
  if (amount <= most) return;
  throw new Failure(
    'conflict',
    `You can refund up to ${formatMoney(most, shownMoney().currency)} of this order.`,
  );
}
