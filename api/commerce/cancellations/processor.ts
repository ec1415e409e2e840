import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { describeFault } from '#api/http/format-error';
import { isRowId } from '#api/http/path-id';
import { type Actor, audited } from '#api/platform/audit/audited';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { CancellationRow } from '#db/schema/cancellation-requests';
import { type OrderRow, orders } from '#db/schema/orders';
import { lockOrder } from '../orders/find.ts';
import { orderLife } from '../orders/lifecycle.ts';
import { mailEnd } from '../orders/mail-end.ts';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { mailFactsOf } from './mail-facts.ts';
import { dueRequests, findRequest, moveRequest } from './repository.ts';

const minuteMs = 60 * 1000;
/** A claim that is so old belongs to a process that died: the provider answers far sooner. */
const deadAfterMs = 5 * minuteMs;
const retryAfterMs = 15 * minuteMs;

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

export type CancellationProcessing = ReturnType<typeof createCancellationProcessing>;

/**
 * Carries out what customers asked for: claims the request, has the provider end the
 * subscription with its period, and only then calls it completed.
 */
export function createCancellationProcessing({ db, provider, mail, now, log }: Dependencies) {
  return {
    /** For an admin. A request that is no longer pending is a 409, a refusing provider a 503. */
    async process(actor: Actor, id: number): Promise<CancellationRow> {
      const known = isRowId(id) ? await findRequest(db, id) : undefined;
      if (!known) throw new Failure('not_found', 'There is no such cancellation request.');
      const claimed = await claimFor(actor, id);
      if (!claimed) throw new Failure('conflict', notPending(known));
      const processed = await carryOut(claimed);
      if (processed.status === 'completed') return processed;
      throw new Failure(
        'provider_down',
        'The payment service did not agree to end the subscription. The request stays pending; try again in a minute.',
      );
    },

    /** For what is due at once: answers the request as it stands then, still pending if need be. */
    async processNow(request: CancellationRow): Promise<CancellationRow> {
      const claimed = await claim(request.id);
      return claimed ? carryOut(claimed) : request;
    },

    /** Processes by itself what nobody has processed in time, and resumes what was left behind. */
    async processDue(): Promise<void> {
      const at = now();
      const deadBefore = new Date(at.getTime() - deadAfterMs);
      for (const request of await dueRequests(db, at, deadBefore)) {
        const claimed = request.status === 'processing' ? request : await claim(request.id);
        // One that fails for a reason of its own must not hold up the others.
        if (claimed) await carryOut(claimed).catch((error) => log(describeFault(error)));
      }
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
        await audited(tx, actor, { at: now(), verb: 'cancellation.started', subject });
      }
      return claimed;
    });
  }

  async function carryOut(request: CancellationRow): Promise<CancellationRow> {
    const order = await orderOf(db, request);
    try {
      return await complete(request, await endAtProvider(order, request));
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log(`cancelling ${order.orderId}: ${error.message}`);
      const later = { error: error.message, dueAt: new Date(now().getTime() + retryAfterMs) };
      const back = { status: 'pending', claimedAt: null, ...later } as const;
      return (await moveRequest(db, request.id, ['processing'], back)) ?? request;
    }
  }

  /** A claim has a key of its own, so that resuming repeats the call and a new try is a new one. */
  async function endAtProvider(order: OrderRow, { id, claimedAt }: CancellationRow): Promise<Date> {
    if (!order.stripeSubscriptionId || order.subscriptionStatus === 'cancelled') return now();
    const { endsAt } = await provider.endAtPeriodEnd(order.stripeSubscriptionId, {
      idempotencyKey: `cancellation:${order.reference}:${id}:${claimedAt?.getTime()}`,
    });
    return endsAt;
  }

  function complete(request: CancellationRow, endsAt: Date): Promise<CancellationRow> {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, request.orderId);
      const done = { status: 'completed', processedAt: now(), error: null } as const;
      const completed = await moveRequest(tx, request.id, ['processing'], done);
      // Another process was faster: what counts is what it left.
      if (!completed) return (await findRequest(tx, request.id)) ?? request;
      if (order.stripeSubscriptionId) {
        await orderLife.ending(tx, order, { endsAt, syncedAt: now() });
        await mail.send(tx, 'cancellation-processed', {
          to: order.customerEmail,
          data: { ...mailFactsOf(order), endsAt },
          key: `cancellation-processed:${request.id}`,
        });
      } else if (await orderLife.ended(tx, order, endsAt)) {
        await mailEnd(tx, mail, order, endsAt);
      }
      return completed;
    });
  }
}

async function orderOf(tx: Db, { id, orderId }: CancellationRow): Promise<OrderRow> {
  const order = await tx.query.orders.findFirst({ where: eq(orders.id, orderId) });
  if (!order) throw new Error(`Request ${id} names no order`);
  return order;
}

function notPending({ status }: CancellationRow): string {
  return status === 'completed'
    ? 'This cancellation was processed already.'
    : status === 'withdrawn'
      ? 'The customer has taken this cancellation back.'
      : 'This cancellation is being processed already.';
}
