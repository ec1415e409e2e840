import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import { announce } from '#api/platform/live-updates/publish';
import type { Mail } from '#api/platform/mail/service';
import { cancellationPolicy, type RequestCancellation } from '#contract/cancellations';
import { terms } from '#contract/terms';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import type { CustomerRow } from '#db/schema/customers';
import type { OrderRow } from '#db/schema/orders';
import { isRunning } from '#db/values/subscription-status';
import { findOwnOrder, lockOrder } from '../orders/find.ts';
import { orderLife } from '../orders/lifecycle.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { isBeingChanged } from '../plan-changes/repository.ts';
import { mailFactsOf, nextChargeOf } from './mail-facts.ts';
import { paidUntil } from './paid-until.ts';
import type { CancellationProcessing } from './processor.ts';
import { findRequest, moveRequest, standingRequest } from './repository.ts';

const graceMs = terms.cancellationProcessingHours * 60 * 60 * 1000;

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  processing: CancellationProcessing;
  now: Clock;
  log: (line: string) => void;
};

export type Cancellations = ReturnType<typeof createCancellations>;

/** What a customer may do about ending a subscription: ask for it, and take it back. */
export function createCancellations(deps: Dependencies) {
  const { db, provider, mail, now } = deps;

  return {
    /** Asking again answers the request that stands. */
    async request(
      customer: CustomerRow,
      id: string,
      { reason }: RequestCancellation,
    ): Promise<CancellationRow> {
      const own = await findOwnOrder(db, customer.id, id);
      const request = await db.transaction(async (tx) => {
        const order = await lockOrder(tx, own.id);
        const standing = await standingRequest(tx, order.id);
        if (standing) return standing;
        if (!isRunning(order.subscriptionStatus)) {
          throw new Failure(
            'conflict',
            'This subscription is not active, so it cannot be cancelled.',
          );
        }
        const requestedAt = now();
        // What is charged for the new plan would come after the request, and move the end.
        if (await isBeingChanged(tx, order.id, requestedAt)) throw planIsChanging();
        const [made] = await tx
          .insert(cancellationRequests)
          .values({
            customerId: customer.id,
            orderId: order.id,
            reason,
            policyText: cancellationPolicy.join('\n'),
            requestedAt,
            paidUntil: paidUntil(order) ?? requestedAt,
            dueAt: dueAt(order, requestedAt),
          })
          .returning();
        if (!made) throw new Error('The request was not written');
        await mail.send(tx, 'cancellation-requested', {
          to: order.customerEmail,
          data: { ...mailFactsOf(order), endsAt: order.nextChargeAt },
          key: `cancellation-requested:${made.id}`,
        });
        const subject = { id: order.id, name: order.orderId, by: customer.id };
        await announce(tx, { kind: 'cancellation.requested', ...subject });
        return made;
      });
      return isDue(request, now()) ? await deps.processing.processNow(request) : request;
    },

    /** 'Keep my website': as long as the subscription has not ended. */
    async withdraw(customer: CustomerRow, id: string): Promise<CancellationRow> {
      const own = await findOwnOrder(db, customer.id, id);
      const request = await standingRequest(db, own.id);
      if (!request) {
        throw new Failure('not_found', 'There is no cancellation to take back.');
      }
      if (own.subscriptionStatus === 'cancelled') throw hasEnded();
      if (request.status === 'processing') throw beingProcessed();
      // Told to the provider first: the shop never says 'kept' of what the provider will end.
      // Asked even of a request that failed: its answer may have been lost, not its effect.
      if (mayEnd(own, request)) await keepAtProvider(own, request);
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, own.id);
        if (order.subscriptionStatus === 'cancelled') throw hasEnded();
        const withdrawn = { status: 'withdrawn' } as const;
        const kept =
          (await moveRequest(tx, request.id, [request.status], withdrawn)) ??
          (await withdrawnAlready(tx, request.id));
        if (!kept) throw beingProcessed();
        await orderLife.kept(tx, order, now());
        await mail.send(tx, 'cancellation-kept', {
          to: order.customerEmail,
          data: { ...mailFactsOf(order), nextCharge: nextChargeOf(order) },
          key: `cancellation-kept:${kept.id}`,
        });
        return kept;
      });
    },
  };

  async function keepAtProvider(order: OrderRow, request: CancellationRow): Promise<void> {
    if (!order.stripeSubscriptionId) throw hasEnded();
    try {
      await provider.keep(order.stripeSubscriptionId, {
        idempotencyKey: `keep:${order.reference}:${request.id}:${now().getTime()}`,
      });
    } catch (error) {
      if (error instanceof ProviderRefused) throw hasEnded();
      if (!(error instanceof ProviderUnavailable)) throw error;
      deps.log(`keeping ${order.orderId}: ${error.message}`);
      throw new Failure(
        'provider_down',
        'The payment service did not answer, so nothing has changed. Try again in a minute.',
      );
    }
  }
}

/** Whether the provider may hold an end of it. */
function mayEnd(order: OrderRow, request: CancellationRow): boolean {
  return request.status === 'completed' || request.error !== null || order.cancelAt !== null;
}

function planIsChanging(): Failure {
  return new Failure(
    'conflict',
    'The plan of this subscription is being changed at this moment. Ask again in a minute.',
  );
}

/** The provider's own word may arrive while the customer's is being written down. */
async function withdrawnAlready(tx: Db, id: number): Promise<CancellationRow | undefined> {
  const row = await findRequest(tx, id);
  return row?.status === 'withdrawn' ? row : undefined;
}

/** At once where waiting would mean another charge, or where there is nobody to tell. */
function dueAt(order: OrderRow, requestedAt: Date): Date {
  const later = new Date(requestedAt.getTime() + graceMs);
  const renewsFirst = order.nextChargeAt !== null && order.nextChargeAt <= later;
  return renewsFirst || !order.stripeSubscriptionId ? requestedAt : later;
}

function isDue({ status, dueAt }: CancellationRow, now: Date): boolean {
  return status === 'pending' && dueAt <= now;
}

function beingProcessed(): Failure {
  return new Failure(
    'conflict',
    'Your cancellation is being processed at this moment. Try again in a minute.',
  );
}

function hasEnded(): Failure {
  return new Failure('conflict', 'This subscription has ended already.');
}
