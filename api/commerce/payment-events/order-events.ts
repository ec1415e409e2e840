import { eq, type SQL } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { isPastDue } from '#db/values/enumerations';
import { lockOrder } from '../orders/find.ts';
import { mailPayment } from '../orders/mail/payments.ts';
import type { ProviderBill } from '../payments/provider/charges.ts';
import type { ProviderCheckout } from '../payments/provider/checkouts.ts';
import type { ProviderEvent } from '../payments/provider/events.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { type ChargeFacts, readCharge, refundLateCharge, syncCharge } from './charge-state.ts';
import { fulfillOrder, isSessionOf } from './fulfillment.ts';
import { syncSubscription } from './subscription-state.ts';

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

/** Records an event in the transaction of its effects. false: it was recorded before. */
type Note = (tx: Db, event: ProviderEvent) => Promise<boolean>;

/** An order's current state at the provider. Events may be outdated. */
type Present = {
  askedAt: Date;
  subscription: ProviderSubscription;
  paid: ChargeFacts | null;
  unpaid: ProviderBill | null;
};

/** Identifies an order. Everything else is read after locking it. */
const found = {
  id: true,
  orderId: true,
  reference: true,
  stripeSubscriptionId: true,
  stripeSessionId: true,
  endedAt: true,
} as const;
type Found = Pick<OrderRow, keyof typeof found>;

/**
 * Handles events after the checkout: renewals, failed payments, refunds, disputes and ends. Each
 * event reads the current subscription and payment, so that the next event makes up for a lost one.
 */
export function createOrderEventHandlers(deps: Dependencies) {
  const { db, provider, mail, now, log } = deps;

  return async (event: ProviderEvent, note: Note): Promise<void> => {
    const present = await readPresent(event);
    const order = present && (await orderOf(present.subscription));
    if (!present || !order) {
      log(`event ${event.id} is about a subscription that doesn’t match any order`);
      return;
    }
    const { paid } = present;
    const { subscriptionId } = present.subscription;
    const checkout = order.stripeSubscriptionId ? null : await findPaid(order, subscriptionId);
    if (!checkout && order.stripeSubscriptionId !== subscriptionId) {
      return notYet(order, present.subscription, event);
    }
    const { endedAt } = present.subscription;
    const given = paid && (await refundLateCharge({ db, provider }, order, paid.charge, endedAt));
    if (given) paid.returns.refunds.push(given);
    // Refunding a charge after a cancellation request ends the subscription.
    const ended = given && !endedAt ? await provider.subscription(subscriptionId) : null;
    const subscription = ended ?? present.subscription;
    const endedIt = ended?.endedAt != null;
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.id);
      if (!(await note(tx, event))) return;
      const current = checkout ? await fulfilled(tx, order.id, checkout) : locked;
      // A flagged payment does not belong to this order.
      if (current.stripeSubscriptionId !== subscriptionId) return;
      const isNew = paid !== null && (await syncCharge(tx, current, paid, { mail, log }));
      const endIsTold = isNew && endedIt;
      await syncSubscription(tx, { order: current, mail, ...present, subscription, endIsTold });
      if (!paid || !isNew) return;
      const wasLate = current.pastDueSince !== null;
      const told = { ...paid, wasLate, endedIt: endedIt && current.endedAt === null };
      await mailPayment(tx, mail, await lockOrder(tx, order.id), told);
    });
  };

  async function readPresent(event: ProviderEvent): Promise<Present | null> {
    const askedAt = now();
    const named =
      event.invoiceId ?? (event.paymentId && (await provider.invoiceOf(event.paymentId)));
    const closely = event.paymentId !== null;
    const about = named ? await readCharge(provider, named, { closely }) : null;
    const subscriptionId = event.subscriptionId ?? about?.charge.subscriptionId;
    const subscription = subscriptionId ? await provider.subscription(subscriptionId) : null;
    if (!subscription) return null;
    const latest = subscription.latestInvoiceId;
    return {
      askedAt,
      subscription,
      paid:
        about ?? (latest && !named ? await readCharge(provider, latest, { closely: false }) : null),
      unpaid: latest && isPastDue(subscription.status) ? await provider.bill(latest) : null,
    };
  }

  async function orderOf(subscription: ProviderSubscription): Promise<Found | undefined> {
    const { subscriptionId, origin } = subscription;
    const find = (where: SQL) => db.query.orders.findFirst({ columns: found, where });
    return (
      (await find(eq(orders.stripeSubscriptionId, subscriptionId))) ??
      (origin.reference
        ? await find(eq(orders.reference, origin.reference))
        : // Sold before orders had references: then only its own session counts.
          await find(eq(orders.orderId, origin.orderId ?? '')))
    );
  }

  /** The checkout of this subscription, where its own event has not arrived yet. */
  async function findPaid(order: Found, subscriptionId: string): Promise<ProviderCheckout | null> {
    const checkout = await provider.checkoutOf(subscriptionId);
    return checkout?.paid && isSessionOf(order, checkout) ? checkout : null;
  }

  async function fulfilled(tx: Db, id: number, checkout: ProviderCheckout): Promise<OrderRow> {
    await fulfillOrder(tx, checkout, { mail, log });
    return lockOrder(tx, id);
  }

  /** The payment arrives as another event, with its own state. An end has to wait for it. */
  function notYet(order: Found, { origin }: ProviderSubscription, event: ProviderEvent): void {
    // Without a reference it may belong to another shop that uses the same number.
    if (order.stripeSubscriptionId || !origin.reference) return;
    if (event.type !== 'customer.subscription.deleted') return;
    throw new Failure(
      'conflict',
      'The payment of this order isn’t recorded yet. Send the event again.',
    );
  }
}
