import { eq } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { type PaymentRow, payments } from '#db/schema/payments';
import { isPastDue } from '#db/values/enumerations';
import { lockOrder } from '../orders/find.ts';
import { describeFlagRow, isFlagged, readFlags } from '../orders/flags.ts';
import { isRefunded, mailPayment } from '../orders/mail/payments.ts';
import { fulfillOrder } from '../payment-events/fulfillment.ts';
import type { ProviderBill } from '../payments/provider/charges.ts';
import type { ProviderCheckout } from '../payments/provider/checkouts.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import {
  type Answer,
  compareMoney,
  compareSubscription,
  type Finding,
  facts,
} from './compare-subscription.ts';
import { readBooks } from './find-unmatched.ts';
import { createRetry, type Sleep } from './retry.ts';

type CompareCheckoutDependencies = { db: Db; mail: Mail; log: (line: string) => void };

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
  sleep: Sleep;
};

/** Compares an order with the provider, fixes what is safe to fix, and returns the differences. */
export function createComparison(deps: Dependencies) {
  const { db, provider, mail, now, sleep } = deps;
  const retry = createRetry(sleep);

  return async ({ id }: OrderRow): Promise<Finding[]> => {
    const paid = await compareUnpaid(await read(id));
    const order = await read(id);
    const running = order.stripeSubscriptionId ? await comparePaid(order) : [];
    return [...paid, ...running, ...(await compareFlags(id))];
  };

  async function compareUnpaid(order: OrderRow): Promise<Finding[]> {
    const { stripeSessionId } = order;
    if (order.stripeSubscriptionId || !stripeSessionId) return [];
    if (await isFlagged(db, order.id)) return [];
    const checkout = await retry(() => provider.findCheckout(stripeSessionId));
    return compareCheckout(deps, order, checkout);
  }

  async function comparePaid(order: OrderRow): Promise<Finding[]> {
    const subscriptionId = order.stripeSubscriptionId ?? '';
    // Our rows first: the provider must know what we knew before we asked.
    const ours = await db.query.payments.findMany({ where: eq(payments.orderId, order.id) });
    const before = await ask(subscriptionId);
    if (!before) {
      return [{ fact: facts.subscription, ours: subscriptionId, theirs: null, corrected: false }];
    }
    const theirs = await readBooks({ db, provider, retry }, order, before.subscription, ours);
    const known = new Set(ours.map(({ providerId }) => providerId));
    const news = theirs.filter(({ charge }) => !known.has(charge.invoiceId));
    // A late charge was refunded in the meantime, which ends the subscription.
    const answer = (news.length > 0 && (await ask(subscriptionId))) || before;
    const card = answer.subscription.endedAt ? [] : await compareCard(subscriptionId);
    const books = await db.transaction(async (tx) => {
      const money = await compareMoney(tx, order.id, { ours, theirs }, deps);
      // The email about a late charge's refund says that it has ended.
      const endIsTold = answer.subscription.endedAt !== null && news.some(isRefunded);
      const state = await compareSubscription(tx, mail, order.id, { ...answer, endIsTold });
      const present = await lockOrder(tx, order.id);
      const wasLate = order.pastDueSince !== null;
      const endedIt = endIsTold && order.endedAt === null;
      const told = isRestored(order, ours) ? [] : news;
      for (const paid of told) await mailPayment(tx, mail, present, { ...paid, wasLate, endedIt });
      return [...money, ...state];
    });
    return [...card, ...books];
  }

  /** A lost event about a changed card is only noticed here. */
  async function compareCard(subscriptionId: string): Promise<Finding[]> {
    const wasAnother = await retry(() => provider.chargeChosenCard(subscriptionId));
    if (!wasAnother) return [];
    return [{ fact: facts.card, ours: null, theirs: 'another was chosen', corrected: true }];
  }

  async function ask(subscriptionId: string): Promise<Answer | null> {
    const askedAt = now();
    const subscription = await retry(() => provider.subscription(subscriptionId));
    if (!subscription) return null;
    return { subscription, unpaid: await retry(() => unpaidBill(subscription)), askedAt };
  }

  async function unpaidBill(subscription: ProviderSubscription): Promise<ProviderBill | null> {
    const { status, latestInvoiceId } = subscription;
    return isPastDue(status) && latestInvoiceId ? provider.bill(latestInvoiceId) : null;
  }

  async function compareFlags(id: number): Promise<Finding[]> {
    const flags = await readFlags(db, id);
    return flags
      .filter(({ settledAt }) => settledAt === null)
      .map((flag) => ({
        fact: facts.flag,
        ours: describeFlagRow(flag),
        theirs: null,
        corrected: false,
      }));
  }

  async function read(id: number): Promise<OrderRow> {
    const order = await db.query.orders.findFirst({ where: eq(orders.id, id) });
    if (!order) throw new Error(`Order ${id} is gone`);
    return order;
  }
}

/** An order without its first payment. The customer got an email of each charge at the time. */
function isRestored({ discountAmount, intervalTotal }: OrderRow, ours: PaymentRow[]): boolean {
  return ours.length === 0 && discountAmount < intervalTotal;
}

/** Fulfills an unpaid order that was paid at the provider. */
async function compareCheckout(
  deps: CompareCheckoutDependencies,
  order: OrderRow,
  checkout: ProviderCheckout | null,
): Promise<Finding[]> {
  const { stripeSessionId } = order;
  if (!checkout) return [differs({ fact: facts.checkout, ours: stripeSessionId, theirs: null })];
  const outcome = await deps.db.transaction((tx) => fulfillOrder(tx, checkout, deps));
  switch (outcome) {
    case 'fulfilled':
      return [{ fact: facts.payment, ours: order.paymentStatus, theirs: 'paid', corrected: true }];
    case 'unknown_order':
      return [
        differs({ fact: facts.checkout, ours: order.orderId, theirs: checkout.origin.orderId }),
      ];
    default:
      // A flagged payment changes nothing else.
      return [];
  }
}

function differs(finding: Omit<Finding, 'corrected'>): Finding {
  return { ...finding, corrected: false };
}
