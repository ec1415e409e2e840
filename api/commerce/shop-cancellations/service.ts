import { and, eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { type Actor, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { createSingleFlight } from '#api/platform/single-flight';
import type { AuditChange } from '#contract/audit';
import type { CancelOrder } from '#contract/cancellations';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import type { OrderRow } from '#db/schema/orders';
import { type RefundRow, refunds } from '#db/schema/refunds';
import { isRunning } from '#db/values/enumerations';
import { decimalFromCents } from '#db/values/money';
import type { CancellationProcessor } from '../cancellations/processor.ts';
import { findActiveRequest, moveRequest, paidUntil } from '../cancellations/repository.ts';
import { findOrder, lockOrder } from '../orders/find.ts';
import { recordRefund } from '../refunds/service.ts';

type Dependencies = {
  db: Db;
  processing: CancellationProcessor;
  isChangingPlan: (tx: Db, order: number, now: Date) => Promise<boolean>;
  now: Clock;
};

export type ShopCancellations = ReturnType<typeof createShopCancellations>;

/** Lets admins cancel any subscription: at the end of the paid period or now, with or without a refund. */
export function createShopCancellations({ db, processing, isChangingPlan, now }: Dependencies) {
  const shared = createSingleFlight<RefundRow | null>();

  return {
    /**
     * Returns the refund that was issued with it. Where the provider does not answer it is a 503, the
     * cancellation stays, and the shop resumes it.
     */
    cancel(actor: Actor, id: string, input: CancelOrder): Promise<RefundRow | null> {
      // A double click shares the first request's outcome.
      return shared(JSON.stringify([id, input]), async () => {
        const order = await findOrder(db, id);
        const claimed = await db.transaction((tx) => claim(tx, order.id, actor, input));
        return findRefund(db, await processing.run(claimed, notEnded));
      });
    },
  };

  async function claim(
    tx: Db,
    orderId: number,
    actor: Actor,
    input: CancelOrder,
  ): Promise<CancellationRow> {
    const order = await lockOrder(tx, orderId);
    const active = await findActiveRequest(tx, order.id);
    const claimed = await (active?.byShop && active.status === 'pending'
      ? repeat(tx, active, input)
      : begin(tx, { order, active, actor, input }));
    await writeAudit(tx, actor, {
      at: now(),
      verb: 'order.cancellation_started',
      subject: { id: order.id, name: order.orderId },
      changes: changesOf(input),
    });
    return claimed;
  }

  /** Tries again what the provider did not answer. */
  async function repeat(
    tx: Db,
    request: CancellationRow,
    { when, refund }: CancelOrder,
  ): Promise<CancellationRow> {
    const recorded = await findRefund(tx, request);
    const isSame =
      request.endsNow === (when === 'now') &&
      (recorded?.amount ?? null) === (refund?.amount ?? null);
    if (!isSame) throw waitsForProvider();
    const to = { status: 'processing', claimedAt: now() } as const;
    const claimed = await moveRequest(tx, request.id, ['pending'], to);
    if (!claimed) throw beingProcessed();
    return claimed;
  }

  async function begin(tx: Db, { order, active, actor, input }: Begin): Promise<CancellationRow> {
    const at = now();
    if (active?.status === 'processing') throw beingProcessed();
    requireRunning(order, input);
    if (await isChangingPlan(tx, order.id, at)) throw planIsChanging();
    await requireNoRefund(tx, order);
    const values = {
      status: 'processing',
      claimedAt: at,
      endsNow: input.when === 'now',
      refundId: input.refund
        ? (await write(tx, order, actor, input.refund, input.reason)).id
        : null,
    } as const;
    if (active?.status === 'pending') {
      const claimed = await moveRequest(tx, active.id, ['pending'], values);
      if (claimed) return claimed;
      throw beingProcessed();
    }
    const [made] = await tx
      .insert(cancellationRequests)
      .values({
        ...values,
        customerId: order.customerId,
        orderId: order.id,
        byShop: true,
        reason: input.reason,
        policyText: '',
        requestedAt: at,
        paidUntil: paidUntil(order) ?? at,
        dueAt: at,
      })
      .returning();
    if (!made) throw new Error('The cancellation was not written');
    return made;
  }

  function write(
    tx: Db,
    order: OrderRow,
    actor: Actor,
    { amount }: NonNullable<CancelOrder['refund']>,
    reason: string | null,
  ): Promise<RefundRow> {
    const requestId = crypto.randomUUID();
    const values = { amount, reason, endSubscription: false, requestId };
    return recordRefund(tx, order, actor, values, now());
  }
}

type Begin = {
  order: OrderRow;
  active: CancellationRow | undefined;
  actor: Actor;
  input: CancelOrder;
};

async function findRefund(db: Db, { refundId }: CancellationRow): Promise<RefundRow | null> {
  if (refundId === null) return null;
  return (await db.query.refunds.findFirst({ where: eq(refunds.id, refundId) })) ?? null;
}

function changesOf({ when, refund, reason }: CancelOrder): AuditChange[] {
  const amount = refund ? decimalFromCents(refund.amount) : null;
  return changesBetween({}, { cancellationEnd: when, amount, reason: reason ?? null });
}

function requireRunning({ subscriptionStatus, cancelAt }: OrderRow, { when }: CancelOrder): void {
  if (subscriptionStatus === 'cancelled') {
    throw new Failure('conflict', 'This subscription has already ended.');
  }
  if (!isRunning(subscriptionStatus)) {
    throw new Failure('conflict', 'This subscription isn’t active, so it can’t be cancelled.');
  }
  if (when === 'period_end' && cancelAt) {
    throw new Failure('conflict', 'This subscription already ends with its paid period.');
  }
}

async function requireNoRefund(tx: Db, order: OrderRow): Promise<void> {
  const pending = and(eq(refunds.orderId, order.id), eq(refunds.status, 'pending'));
  if (!(await tx.query.refunds.findFirst({ where: pending }))) return;
  throw new Failure(
    'conflict',
    'A refund for this order is being processed. Try again when it has finished.',
  );
}

function beingProcessed(): Failure {
  return new Failure(
    'conflict',
    'A cancellation of this subscription is being processed. Try again in a minute.',
  );
}

function waitsForProvider(): Failure {
  return new Failure(
    'conflict',
    'Another cancellation of this subscription is waiting for the payment provider. It can’t be changed anymore.',
  );
}

function planIsChanging(): Failure {
  return new Failure(
    'conflict',
    'The plan of this subscription is being changed. Try again in a minute.',
  );
}

const notEnded =
  'The payment provider didn’t respond, so the cancellation isn’t complete yet. The shop keeps trying. You can also try again now.';
