import { eq } from 'drizzle-orm';
import { Elysia } from 'elysia';
import * as v from 'valibot';
import { apiPaths } from '#contract/paths';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { providerEvents } from '#db/schema/provider-events';
import type { Clock } from '../clock.ts';
import { Failure } from '../http/failure.ts';
import { orderLife } from '../orders/lifecycle.ts';
import { fulfil } from './fulfilment.ts';
import {
  type PaymentProvider,
  type ProviderCheckout,
  type ProviderEvent,
  UntrustedEvent,
} from './provider.ts';

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  now: Clock;
  log: (line: string) => void;
};

/** The provider's events. Each takes effect once, in the transaction that records it. */
export function webhookRoutes(deps: Dependencies) {
  return new Elysia({ name: 'webhook' }).post(
    apiPaths.webhook,
    async ({ body, request }) => {
      const event = await read(String(body ?? ''), request.headers.get('stripe-signature'));
      await take(event);
      return { received: true as const };
    },
    { response: v.object({ received: v.literal(true) }) },
  );

  async function read(body: string, signature: string | null): Promise<ProviderEvent> {
    try {
      return await deps.provider.readEvent(body, signature, deps.now());
    } catch (error) {
      if (!(error instanceof UntrustedEvent)) throw error;
      throw new Failure('validation', 'The event is not signed by the payment provider.');
    }
  }

  async function take(event: ProviderEvent): Promise<void> {
    // The event may be old news: what counts is how the session stands now.
    const checkout = event.checkoutSessionId
      ? await deps.provider.findCheckout(event.checkoutSessionId)
      : null;
    await deps.db.transaction(async (tx) => {
      const first = await tx
        .insert(providerEvents)
        .values({ id: event.id, type: event.type, occurredAt: event.createdAt })
        .onConflictDoNothing()
        .returning({ id: providerEvents.id });
      if (first.length === 0 || !checkout) return;
      const outcome = await apply(tx, event, checkout);
      if (outcome) deps.log(`event ${event.id} ${event.type}: ${outcome}`);
    });
  }
}

/** Answers what a person running the shop should know of, if anything. */
async function apply(
  tx: Db,
  event: ProviderEvent,
  checkout: ProviderCheckout,
): Promise<string | null> {
  if (event.type === 'checkout.session.async_payment_failed') {
    const order = await orderOf(tx, checkout);
    if (order && !checkout.paid) await orderLife.paymentFailed(tx, order);
    return null;
  }
  if (event.type === 'checkout.session.expired') {
    await tx
      .update(orders)
      .set({ checkoutExpiresAt: event.createdAt })
      .where(eq(orders.stripeSessionId, checkout.sessionId));
    return null;
  }
  const outcome = await fulfil(tx, checkout);
  return outcome === 'flagged' || outcome === 'unknown_order' ? outcome : null;
}

function orderOf(tx: Db, checkout: ProviderCheckout) {
  return tx.query.orders.findFirst({ where: eq(orders.orderId, checkout.orderId ?? '') });
}
