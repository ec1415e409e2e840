import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { providerEvents } from '#db/schema/provider-events';
import { recordExpiry } from '../orders/create-order.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import type { ProviderCheckout } from '../payments/provider/checkouts.ts';
import type { ProviderEvent } from '../payments/provider/events.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { fulfillOrder } from './fulfillment.ts';
import { createOrderEventHandlers } from './order-events.ts';

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

export type ProviderEvents = ReturnType<typeof createProviderEvents>;

/**
 * Handles the provider's events. Each takes effect once, in the transaction that records it. A
 * changed card writes nothing here, so its event is not recorded: repeating it is harmless.
 */
export function createProviderEvents(deps: Dependencies) {
  const { db, provider, mail, log } = deps;
  const takeOfOrder = createOrderEventHandlers(deps);

  return {
    async take(event: ProviderEvent): Promise<void> {
      // Unknown kinds are not recorded, so that a later version can handle them when resent.
      if (event.subscriptionId || event.paymentId) return takeOfOrder(event, note);
      if (event.customerId) return takeCard(event.customerId);
      if (!event.checkoutSessionId) return;
      // The event may be outdated, so the session is read again.
      const checkout = await provider.findCheckout(event.checkoutSessionId);
      if (!checkout) {
        log(`event ${event.id} names a session that the provider doesn’t have`);
        return;
      }
      await db.transaction(async (tx) => {
        if (await note(tx, event)) await apply(tx, event, checkout);
      });
    },
  };

  /** A changed card is used for every subscription of its customer, also one with its own card. */
  async function takeCard(customerId: string): Promise<void> {
    const charged = await db.query.orders.findMany({
      columns: { stripeSubscriptionId: true },
      where: and(eq(orders.stripeCustomerId, customerId), isNull(orders.endedAt)),
    });
    for (const { stripeSubscriptionId } of charged) {
      if (stripeSubscriptionId) await provider.chargeChosenCard(stripeSubscriptionId);
    }
  }

  async function apply(tx: Db, event: ProviderEvent, checkout: ProviderCheckout): Promise<void> {
    switch (event.type) {
      case 'checkout.session.async_payment_failed':
        if (!checkout.paid) await failed(tx, checkout.sessionId);
        return;
      case 'checkout.session.expired':
        return recordExpiry(tx, checkout.sessionId, event.createdAt);
      default:
        await fulfillOrder(tx, checkout, { mail, log });
    }
  }
}

async function failed(tx: Db, sessionId: string): Promise<void> {
  if (!(await orderLifecycle.markPaymentFailed(tx, sessionId))) return;
  const order = await tx.query.orders.findFirst({
    columns: { id: true, orderId: true },
    where: eq(orders.stripeSessionId, sessionId),
  });
  if (!order) return;
  await publish(tx, { kind: 'payment.failed', id: order.id, name: order.orderId, by: null });
}

/** false: the event was handled before. */
async function note(tx: Db, { id, type, apiVersion, createdAt }: ProviderEvent): Promise<boolean> {
  const noted = await tx
    .insert(providerEvents)
    .values({ id, type, apiVersion, occurredAt: createdAt })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id });
  return noted.length === 1;
}
