import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import type { Clock } from '../clock.ts';
import { Failure } from '../http/failure.ts';
import type { Mail } from '../mail/service.ts';
import { lockOrder } from '../orders/find.ts';
import { giveBackLateCharge } from './late-charge.ts';
import { recordMovement } from './ledger.ts';
import type {
  PaymentProvider,
  ProviderCharge,
  ProviderEvent,
  ProviderSubscription,
} from './provider.ts';
import { followSubscription } from './subscription-state.ts';

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

/** Notes an event in the transaction that it takes effect in; false when it was noted before. */
type Note = (tx: Db, event: ProviderEvent) => Promise<boolean>;

/** Takes what the provider tells of running subscriptions: renewals, failures, ends. */
export function createSubscriptionEvents(deps: Dependencies) {
  const { db, provider, mail, now, log } = deps;

  return async (event: ProviderEvent & { subscriptionId: string }, note: Note): Promise<void> => {
    const askedAt = now();
    // The event may be old news: what counts is how the subscription stands now.
    const subscription = await provider.subscription(event.subscriptionId);
    const order = subscription && (await orderOf(subscription));
    if (!subscription || !order) {
      log(`event ${event.id} is about a subscription of no order of ours`);
      return;
    }
    if (order.stripeSubscriptionId !== subscription.subscriptionId) return notYet(order, event);
    const charge = event.invoiceId ? await provider.charge(event.invoiceId) : null;
    const refund = charge && (await giveBackLateCharge({ db, provider }, order, charge));
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.id);
      if (!(await note(tx, event))) return;
      if (charge) await recordCharge(tx, order, charge);
      if (refund) await recordMovement(tx, refund);
      await followSubscription(tx, { order: locked, subscription, askedAt, mail });
    });
  };

  async function orderOf(subscription: ProviderSubscription): Promise<OrderRow | undefined> {
    const { subscriptionId, orderId } = subscription;
    const known = eq(orders.stripeSubscriptionId, subscriptionId);
    return (
      (await db.query.orders.findFirst({ where: known })) ??
      (await db.query.orders.findFirst({ where: eq(orders.orderId, orderId ?? '') }))
    );
  }

  /** The payment itself comes as another event and brings the state of then; an end must wait. */
  function notYet(order: OrderRow, event: ProviderEvent): void {
    if (order.stripeSubscriptionId || event.type !== 'customer.subscription.deleted') return;
    throw new Failure('conflict', 'The payment of this order is not known yet. Send it again.');
  }
}

function recordCharge(tx: Db, order: OrderRow, charge: ProviderCharge): Promise<void> {
  return recordMovement(tx, {
    orderId: order.id,
    kind: 'paid',
    providerId: charge.invoiceId,
    amount: charge.cents,
    occurredAt: charge.paidAt,
  });
}
