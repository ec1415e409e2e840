import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import { cancellationPolicy, type RequestCancellation } from '#contract/cancellations';
import { terms } from '#contract/terms';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import type { CustomerRow } from '#db/schema/customers';
import type { OrderRow } from '#db/schema/orders';
import { isRunning } from '#db/values/enumerations';
import { findOwnOrder, lockOrder, readContact } from '../orders/find.ts';
import { isDecidedByShop } from '../orders/flags.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import { nextChargeOf } from '../orders/plan.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { rejected } from '../payments/provider-errors.ts';
import type { CancellationProcessor } from './processor.ts';
import {
  findActiveRequest,
  findRequest,
  mailFactsOf,
  moveRequest,
  paidUntil,
} from './repository.ts';

const graceMs = terms.cancellationProcessingHours * 60 * 60 * 1000;

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  processing: CancellationProcessor;
  isChangingPlan: (tx: Db, order: number, now: Date) => Promise<boolean>;
  now: Clock;
  log: (line: string) => void;
};

export type Cancellations = ReturnType<typeof createCancellations>;

/** Lets customers request a cancellation, and withdraw it. */
export function createCancellations(deps: Dependencies) {
  const { db, provider, mail, now } = deps;

  return {
    /** Requesting again answers the active request. */
    async request(
      customer: CustomerRow,
      id: string,
      { reason }: RequestCancellation,
    ): Promise<CancellationRow> {
      const own = await findOwnOrder(db, customer.id, id);
      const request = await db.transaction(async (tx) => {
        const order = await lockOrder(tx, own.id);
        const active = await findActiveRequest(tx, order.id);
        if (active?.byShop) throw cancelledByShop();
        if (active) return active;
        if (!isRunning(order.subscriptionStatus)) {
          throw new Failure(
            'conflict',
            'This subscription isn’t active, so it can’t be cancelled.',
          );
        }
        const requestedAt = now();
        // The new plan's charge would come after the request, and move the end date.
        if (await deps.isChangingPlan(tx, order.id, requestedAt)) throw planIsChanging();
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
        // One that is processed at once has the email of its outcome.
        if (!isDue(made, requestedAt)) await mailRequest(tx, order, made);
        const subject = { id: order.id, name: order.orderId, by: customer.id };
        await publish(tx, { kind: 'cancellation.requested', ...subject });
        return made;
      });
      if (!isDue(request, now())) return request;
      const processed = await deps.processing.processNow(request);
      // The provider didn't answer: it is processed later.
      if (processed.status === 'pending') await mailRequest(db, own, processed);
      return processed;
    },

    /** Possible until the subscription has ended. */
    async withdraw(customer: CustomerRow, id: string): Promise<CancellationRow> {
      const own = await findOwnOrder(db, customer.id, id);
      const request = await findActiveRequest(db, own.id);
      if (!request) {
        throw new Failure('not_found', 'There is no cancellation to withdraw.');
      }
      if (own.subscriptionStatus === 'cancelled') throw hasEnded();
      if (request.status === 'processing') throw beingProcessed();
      if (isDecidedByShop(request)) throw cancelledByShop();
      // The provider first, so that a withdrawn cancellation cannot end a subscription. A failed
      // request may have reached the provider too: only its answer was lost.
      if (mayEnd(own, request)) await resumeAtProvider(own, request);
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, own.id);
        if (order.subscriptionStatus === 'cancelled') throw hasEnded();
        const withdrawn = { status: 'withdrawn' } as const;
        const updated =
          (await moveRequest(tx, request.id, [request.status], withdrawn)) ??
          (await withdrawnAlready(tx, request.id));
        if (!updated) throw beingProcessed();
        await orderLifecycle.withdrawEnd(tx, order, now());
        const { to, customerName } = await readContact(tx, order);
        await mail.send(tx, 'cancellation-kept', {
          to,
          data: {
            ...mailFactsOf(order),
            customerName,
            nextCharge: await nextChargeOf(tx, { ...order, cancelAt: null }),
          },
          key: `cancellation-kept:${updated.id}`,
        });
        return updated;
      });
    },
  };

  async function mailRequest(tx: Db, order: OrderRow, { id }: CancellationRow): Promise<void> {
    const { to, customerName } = await readContact(tx, order);
    await mail.send(tx, 'cancellation-requested', {
      to,
      data: { ...mailFactsOf(order), customerName, endsAt: order.nextChargeAt },
      key: `cancellation-requested:${id}`,
    });
  }

  async function resumeAtProvider(order: OrderRow, request: CancellationRow): Promise<void> {
    if (!order.stripeSubscriptionId) throw hasEnded();
    try {
      await provider.keep(order.stripeSubscriptionId, {
        idempotencyKey: `keep:${order.reference}:${request.id}:${now().getTime()}`,
      });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      if (error instanceof ProviderRefused && error.reason === 'ended') throw hasEnded();
      deps.log(`withdrawing the cancellation of ${order.orderId}: ${error.message}`);
      if (error instanceof ProviderRefused) throw rejected();
      throw new Failure(
        'provider_down',
        'The payment provider didn’t respond, so nothing has changed. Try again in a minute.',
      );
    }
  }
}

/** Whether the subscription may be set to end at the provider. */
function mayEnd(order: OrderRow, request: CancellationRow): boolean {
  return request.status === 'completed' || request.error !== null || order.cancelAt !== null;
}

function planIsChanging(): Failure {
  return new Failure(
    'conflict',
    'The plan of this subscription is being changed. Try again in a minute.',
  );
}

/** An event of the provider may be faster. */
async function withdrawnAlready(tx: Db, id: number): Promise<CancellationRow | undefined> {
  const row = await findRequest(tx, id);
  return row?.status === 'withdrawn' ? row : undefined;
}

/** Immediately where waiting would mean another charge, or where the provider knows nothing. */
function dueAt(order: OrderRow, requestedAt: Date): Date {
  const later = new Date(requestedAt.getTime() + graceMs);
  const renewsFirst = order.nextChargeAt !== null && order.nextChargeAt <= later;
  return renewsFirst || !order.stripeSubscriptionId ? requestedAt : later;
}

function isDue({ status, dueAt }: CancellationRow, now: Date): boolean {
  return status === 'pending' && dueAt <= now;
}

function beingProcessed(): Failure {
  return new Failure('conflict', 'Your cancellation is being processed. Try again in a minute.');
}

function cancelledByShop(): Failure {
  return new Failure(
    'conflict',
    'We have cancelled this subscription. Contact support if you have questions.',
  );
}

function hasEnded(): Failure {
  return new Failure('conflict', 'This subscription has already ended.');
}
