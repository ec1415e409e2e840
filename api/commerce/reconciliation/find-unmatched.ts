import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import { formatMoney } from '#contract/currency';
import { shownMoney } from '#contract/money-format';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import type { PaymentRow } from '#db/schema/payments';
import { providerPrices } from '#db/schema/provider-prices';
import type { unmatchedSubscriptions } from '#db/schema/unmatched-subscriptions';
import { type ChargeFacts, refundLateCharge } from '../payment-events/charge-state.ts';
import { fulfillOrder } from '../payment-events/fulfillment.ts';
import { readShopId } from '../payments/account.ts';
import type { ProviderCharge, ProviderReturns } from '../payments/provider/charges.ts';
import type { ProviderSale, ProviderSubscription } from '../payments/provider/subscriptions.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { type Finding, facts } from './compare-subscription.ts';
import type { Retry } from './retry.ts';

type ProviderBooksDependencies = { db: Db; provider: PaymentProvider; retry: Retry };

const ever = new Date(0);

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  log: (line: string) => void;
  retry: Retry;
};

type Unmatched = Omit<
  typeof unmatchedSubscriptions.$inferInsert,
  'id' | 'reconciliationId' | 'resolution' | 'resolvedAt'
>;

type Matched = { order: OrderRow; findings: Finding[] };

export type Examined = {
  /** The order that the metadata names. It was fulfilled. */
  matched?: Matched;
  unmatched?: Unmatched;
};

/** Subscriptions sold by this shop without an order, unless an admin dismissed them. */
export async function findUnmatched(
  db: Db,
  subscriptions: ProviderSubscription[],
): Promise<ProviderSubscription[]> {
  const own = await filterOwn(db, subscriptions);
  const ids = own.map(({ subscriptionId }) => subscriptionId);
  const known = await db
    .select({ id: orders.stripeSubscriptionId })
    .from(orders)
    .where(and(isNotNull(orders.stripeSubscriptionId), inArray(orders.stripeSubscriptionId, ids)));
  const dismissed = await db.query.unmatchedSubscriptions.findMany({
    where: (row, { eq }) => and(inArray(row.subscriptionId, ids), eq(row.resolution, 'dismissed')),
    columns: { subscriptionId: true },
  });
  const settled = new Set([
    ...known.map(({ id }) => id),
    ...dismissed.map(({ subscriptionId }) => subscriptionId),
  ]);
  return own.filter(({ subscriptionId }) => !settled.has(subscriptionId));
}

/** By the database id in the metadata; older ones by their prices. */
async function filterOwn(
  db: Db,
  subscriptions: ProviderSubscription[],
): Promise<ProviderSubscription[]> {
  const shopId = await readShopId(db);
  const unmarked = subscriptions.filter(({ origin }) => origin.shopId === null);
  const priceIds = unmarked.flatMap(({ items }) => items.map(({ priceId }) => priceId));
  const prices = await db
    .select({ id: providerPrices.priceId })
    .from(providerPrices)
    .where(inArray(providerPrices.priceId, priceIds));
  const ours = new Set(prices.map(({ id }) => id));
  return subscriptions.filter(({ origin, items }) =>
    origin.shopId === null
      ? items.some(({ priceId }) => ours.has(priceId))
      : origin.shopId === shopId,
  );
}

/**
 * Examines a subscription without an order: fulfills its order if that is still unpaid, else
 * reports it. Subscriptions that were never paid, or have ended and were refunded, are not
 * reported.
 */
export async function examineUnmatched(
  deps: Dependencies,
  subscription: ProviderSubscription,
): Promise<Examined> {
  const { provider, retry } = deps;
  const { subscriptionId, origin, endedAt } = subscription;
  const matched = await match(deps, subscription);
  if (matched) return { matched };
  const charges = await retry(() => provider.chargesAfter(subscriptionId, new Date(0)));
  const keptAmount = await retry(() => refundableCentsOf(provider, charges));
  if (endedAt && keptAmount === 0) return {};
  // A discount may cover the whole first invoice, which is then no charge.
  const isPaid =
    charges.length > 0 || (await retry(() => provider.checkoutOf(subscriptionId)))?.paid;
  if (!isPaid) return {};
  const sale = await retry(() => provider.sale(subscriptionId));
  if (!sale) return {};
  return {
    unmatched: {
      subscriptionId,
      orderNumber: origin.orderId,
      plan: planOf(sale),
      keptAmount,
      isRunning: endedAt === null,
      startedAt: sale.startedAt,
    },
  };
}

/** Paid and neither refunded nor disputed. US cents. */
export async function refundableCentsOf(
  provider: PaymentProvider,
  charges: ProviderCharge[],
): Promise<number> {
  let cents = 0;
  for (const charge of charges) {
    const { disputes } = charge.wasDisputed
      ? await provider.returns(charge.invoiceId)
      : { disputes: [] };
    const taken = disputes.filter(({ status }) => status !== 'won');
    const takenCents = taken.reduce((sum, dispute) => sum + dispute.cents, 0);
    cents += Math.max(0, charge.cents - charge.refundedCents - takenCents);
  }
  return cents;
}

/** null: no unpaid order matches this payment. */
async function match(
  { db, provider, retry, ...deps }: Dependencies,
  { subscriptionId, origin: { reference } }: ProviderSubscription,
): Promise<Matched | null> {
  const order =
    reference && (await db.query.orders.findFirst({ where: eq(orders.reference, reference) }));
  if (!order || order.stripeSubscriptionId) return null;
  const checkout = await retry(() => provider.checkoutOf(subscriptionId));
  if (!checkout) return null;
  const outcome = await db.transaction((tx) => fulfillOrder(tx, checkout, deps));
  if (outcome === 'already') return { order, findings: [] };
  if (outcome !== 'fulfilled') return null;
  const paid = { fact: facts.payment, ours: order.paymentStatus, theirs: 'paid', corrected: true };
  return { order, findings: [paid] };
}

/** 'Saltmarsh $19.00, No Support $0.00 per month' */
function planOf({ items }: ProviderSale): string {
  const lines = items.map(
    ({ title, cents }) => `${title} ${formatMoney(cents, shownMoney().currency)}`,
  );
  return `${lines.join(', ')} per ${items[0]?.interval ?? 'period'}`;
}

/**
 * Every paid invoice of a subscription with its refunds and disputes. Late charges are refunded
 * first, as their events would do.
 */
export async function readBooks(
  { db, provider, retry }: ProviderBooksDependencies,
  order: OrderRow,
  { subscriptionId, endedAt }: ProviderSubscription,
  ours: PaymentRow[],
): Promise<ChargeFacts[]> {
  const known = new Set(ours.map(({ providerId }) => providerId));
  const hadReturns = ours.some(({ kind }) => kind !== 'paid');
  const books: ChargeFacts[] = [];
  for (const charge of await retry(() => provider.chargesAfter(subscriptionId, ever))) {
    const given = known.has(charge.invoiceId)
      ? null
      : await retry(() => refundLateCharge({ db, provider }, order, charge, endedAt));
    const isTouched = given || hadReturns || charge.refundedCents > 0 || charge.wasDisputed;
    books.push({ charge, returns: isTouched ? await returnsOf(charge) : untouched() });
  }
  return books;

  function returnsOf({ invoiceId }: ProviderCharge): Promise<ProviderReturns> {
    return retry(() => provider.returns(invoiceId));
  }
}

function untouched(): ProviderReturns {
  return { refunds: [], disputes: [] };
}
