import { and, eq, lt } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { describeFault } from '#api/http/format-error';
import { type Actor, audited } from '#api/platform/audit/audited';
import { type AuditFacts, changesBetween } from '#api/platform/audit/changes';
import type { Page } from '#api/platform/lists/page';
import { createSingleFlight } from '#api/platform/single-flight';
import type { NewRefund, RefundListQuery } from '#contract/refunds';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { type RefundRow, refunds } from '#db/schema/refunds';
import { decimalFromCents } from '#db/values/money';
import { findOrder, lockOrder } from '../orders/find.ts';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import { type ListedRefundRow, listRefunds } from './list.ts';
import { createCarryingOut, type RefundDependencies } from './processor.ts';
import { type RefundLimits, readLimits } from './refundable.ts';

/** One that is pending for so long was left behind: the provider answers far sooner. */
const deadAfterMs = 5 * 60 * 1000;

export type Refunds = ReturnType<typeof createRefunds>;

/** What admins give back of what was paid for an order. */
export function createRefunds(deps: RefundDependencies) {
  const { db, provider, now, log } = deps;
  const carryOut = createCarryingOut(deps);
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
     * The same `requestId` again answers the same refund, as it stands then. Where the provider
     * does not answer it stays pending, and the shop goes on with it by itself.
     */
    give(actor: Actor, id: string, input: NewRefund): Promise<RefundRow> {
      // A second press waits for what the first one brings.
      return shared(JSON.stringify([id, input]), async () => {
        const { id: orderId } = await findOrder(db, id);
        const { refund, isNew } = await db.transaction(async (tx) => {
          const order = await lockOrder(tx, orderId);
          const where = eq(refunds.requestId, input.requestId);
          const known = await tx.query.refunds.findFirst({ where });
          if (known) return { refund: theSame(known, order, input), isNew: false };
          refuseBeyond(await readLimits(tx, order, now()), input);
          return { refund: await write(tx, order, actor, input), isNew: true };
        });
        return isNew ? carryOut(refund) : refund;
      });
    },

    /** Goes on with what a process left behind when it died, or the provider did not answer. */
    async resume(): Promise<void> {
      const deadBefore = new Date(now().getTime() - deadAfterMs);
      const isLeft = and(eq(refunds.status, 'pending'), lt(refunds.updatedAt, deadBefore));
      for (const { id } of await db.query.refunds.findMany({ where: isLeft, limit: 100 })) {
        const claim = db.update(refunds).set({ updatedAt: now() });
        const [claimed] = await claim.where(and(eq(refunds.id, id), isLeft)).returning();
        // One that fails for a reason of its own must not hold up the others.
        if (claimed) await carryOut(claimed).catch((error) => log(describeFault(error)));
      }
    },
  };

  /** null: the provider does not say. */
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
    { amount, reason, endSubscription, requestId }: NewRefund,
  ): Promise<RefundRow> {
    const at = now();
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
    await audited(tx, actor, {
      at,
      verb: 'refund.started',
      subject: { id: refund.id, name: order.orderId },
      changes: changesBetween<AuditFacts>(
        {},
        { amount: decimalFromCents(amount), ...(endSubscription && { endSubscription }) },
      ),
    });
    return refund;
  }
}

function theSame(known: RefundRow, order: OrderRow, input: NewRefund): RefundRow {
  const { amount, reason, endSubscription } = known;
  const isSame =
    known.orderId === order.id &&
    amount === input.amount &&
    reason === input.reason &&
    endSubscription === input.endSubscription;
  if (!isSame) throw otherRefund();
  return known;
}

function refuseBeyond({ refusal, most }: RefundLimits, { amount }: NewRefund): void {
  if (refusal) throw new Failure('conflict', refusal);
  if (amount <= most) return;
  throw new Failure(
    'conflict',
    `At most $${decimalFromCents(most)} of this order can be given back.`,
  );
}

function otherRefund(): Failure {
  return new Failure(
    'conflict',
    'This refund was made already, with other values. Open the form again to make another one.',
  );
}
