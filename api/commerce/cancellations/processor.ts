import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { isRowId } from '#api/http/schema-of';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { leaseCutoff, resumeEach } from '#api/platform/lease';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { CancellationRow } from '#db/schema/cancellation-requests';
import { type OrderRow, orders } from '#db/schema/orders';
import { type RefundRow, refunds } from '#db/schema/refunds';
import { lockOrder, readContact } from '../orders/find.ts';
import { isDecidedByShop } from '../orders/flags.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import { mailEnd } from '../orders/mail/payments.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { rejectedForAdmin } from '../payments/provider-errors.ts';
import { findRequest, listDueRequests, mailFactsOf, moveRequest } from './repository.ts';

const retryAfterMs = 15 * 60 * 1000;

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  /** Issues a refund; it is still pending where the provider did not answer. */
  processRefund: (refund: RefundRow) => Promise<RefundRow>;
  now: Clock;
  log: (line: string) => void;
};

/** `refused`: why it is pending again, unless the provider did not answer. */
type Attempt = { processed: CancellationRow; refused?: ProviderRefused };

export type CancellationProcessor = ReturnType<typeof createCancellationProcessor>;

/** Processes cancellation requests: claims one, ends the subscription at the provider, completes it. */
export function createCancellationProcessor(deps: Dependencies) {
  const { db, provider, mail, processRefund, now, log } = deps;

  return {
    /** For an admin: 409 where the request is not pending, 503 where the provider does not answer. */
    async process(actor: Actor, id: number): Promise<CancellationRow> {
      const known = isRowId(id) ? await findRequest(db, id) : undefined;
      if (!known || known.byShop)
        throw new Failure('not_found', 'This cancellation request was not found.');
      const claimed = await claimFor(actor, id);
      if (!claimed) throw new Failure('conflict', notPending(known));
      return run(
        claimed,
        'The payment provider didn’t end the subscription. The request is still pending. Try again in a minute.',
      );
    },

    /** Processes what an admin has claimed. */
    run,

    /** Processes a request that is due immediately. It stays pending if the provider fails. */
    async processNow(request: CancellationRow): Promise<CancellationRow> {
      const claimed = await claim(request.id);
      return claimed ? execute(claimed) : request;
    },

    /** Processes due requests, and resumes those whose process has stopped. */
    async processDue(): Promise<void> {
      const at = now();
      await resumeEach(await listDueRequests(db, at, leaseCutoff(at)), {
        claim: async (request) =>
          request.status === 'processing' ? request : await claim(request.id),
        run: execute,
        describe: ({ id }) => `cancellation request ${id}`,
        log,
      });
    },
  };

  function claim(id: number, tx = db): Promise<CancellationRow | undefined> {
    return moveRequest(tx, id, ['pending'], { status: 'processing', claimedAt: now() });
  }

  function claimFor(actor: Actor, id: number): Promise<CancellationRow | undefined> {
    return db.transaction(async (tx) => {
      const claimed = await claim(id, tx);
      if (claimed) {
        const { orderId: name } = await orderOf(tx, claimed);
        const subject = { id, name };
        await writeAudit(tx, actor, { at: now(), verb: 'cancellation.started', subject });
      }
      return claimed;
    });
  }

  /** Throws where the provider fails. Then it is pending again. */
  async function run(request: CancellationRow, unanswered: string): Promise<CancellationRow> {
    const { processed, refused } = await attempt(request);
    if (refused) throw rejectedForAdmin(refused);
    if (processed.status === 'completed') return processed;
    throw new Failure('provider_down', unanswered);
  }

  async function execute(request: CancellationRow): Promise<CancellationRow> {
    return (await attempt(request)).processed;
  }

  async function attempt(request: CancellationRow): Promise<Attempt> {
    const order = await orderOf(db, request);
    try {
      const endsAt = await endAtProvider(order, request);
      return { processed: await complete(request, endsAt, await issueRefund(request)) };
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log(`cancelling ${order.orderId}: ${error.message}`);
      const later = { error: error.message, dueAt: new Date(now().getTime() + retryAfterMs) };
      const back = { status: 'pending', claimedAt: null, ...later } as const;
      const processed = (await moveRequest(db, request.id, ['processing'], back)) ?? request;
      return error instanceof ProviderRefused ? { processed, refused: error } : { processed };
    }
  }

  /** The key names the claim: resuming repeats the call, a new attempt makes a new one. */
  async function endAtProvider(
    order: OrderRow,
    { id, claimedAt, endsNow }: CancellationRow,
  ): Promise<Date> {
    if (order.subscriptionStatus === 'cancelled') return order.endedAt ?? now();
    if (!order.stripeSubscriptionId) return now();
    if (endsNow) return (await provider.endNow(order.stripeSubscriptionId)).endedAt ?? now();
    const { endsAt } = await provider.endAtPeriodEnd(order.stripeSubscriptionId, {
      idempotencyKey: `cancellation:${order.reference}:${id}:${claimedAt?.getTime()}`,
    });
    return endsAt;
  }

  /** What was refunded in full, in cents; null: nothing. */
  async function issueRefund({ refundId }: CancellationRow): Promise<number | null> {
    if (refundId === null) return null;
    const refund = await db.query.refunds.findFirst({ where: eq(refunds.id, refundId) });
    if (!refund) throw new Error(`Refund ${refundId} is gone`);
    const { status, amount } = refund.status === 'pending' ? await processRefund(refund) : refund;
    if (status === 'pending') throw new ProviderUnavailable('The refund was not answered');
    return status === 'succeeded' ? amount : null;
  }

  /** Returns whether the subscription is over. */
  async function endForShop(
    tx: Db,
    order: OrderRow,
    { endsNow }: CancellationRow,
    endsAt: Date,
  ): Promise<boolean> {
    if (order.subscriptionStatus === 'cancelled') return true;
    if (!endsNow && order.stripeSubscriptionId) {
      await orderLifecycle.scheduleEnd(tx, order, { endsAt, syncedAt: now() });
      return false;
    }
    await orderLifecycle.end(tx, order, endsAt);
    return true;
  }

  function complete(
    request: CancellationRow,
    endsAt: Date,
    refundCents: number | null,
  ): Promise<CancellationRow> {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, request.orderId);
      const done = { status: 'completed', processedAt: now(), error: null } as const;
      const completed = await moveRequest(tx, request.id, ['processing'], done);
      // Another process was faster.
      if (!completed) return (await findRequest(tx, request.id)) ?? request;
      if (isDecidedByShop(request)) {
        const isOver = await endForShop(tx, order, request, endsAt);
        const { to, customerName } = await readContact(tx, order);
        await mail.send(tx, 'subscription-cancelled', {
          to,
          data: {
            ...mailFactsOf(order),
            customerName,
            endsAt,
            isOver,
            refundCents,
            isDelivered: order.deliveredAt !== null,
          },
          key: `subscription-cancelled:${request.id}`,
        });
      } else if (order.stripeSubscriptionId) {
        await orderLifecycle.scheduleEnd(tx, order, { endsAt, syncedAt: now() });
        const { to, customerName } = await readContact(tx, order);
        await mail.send(tx, 'cancellation-processed', {
          to,
          data: { ...mailFactsOf(order), customerName, endsAt },
          key: `cancellation-processed:${request.id}`,
        });
      } else if (await orderLifecycle.end(tx, order, endsAt)) {
        await mailEnd(tx, mail, order, endsAt);
      }
      return completed;
    });
  }
}

async function orderOf(tx: Db, { id, orderId }: CancellationRow): Promise<OrderRow> {
  const order = await tx.query.orders.findFirst({ where: eq(orders.id, orderId) });
  if (!order) throw new Error(`Cancellation request ${id} has no order`);
  return order;
}

function notPending({ status }: CancellationRow): string {
  return status === 'completed'
    ? 'This cancellation has already been processed.'
    : status === 'withdrawn'
      ? 'The customer has withdrawn this cancellation.'
      : 'This cancellation is already being processed.';
}
