import { eq } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import type { unmatchedSubscriptions } from '#db/schema/unmatched-subscriptions';
import { decimalFromCents } from '#db/values/money';
import { fulfillOrder } from '../payment-events/fulfillment.ts';
import type { ProviderCharge } from '../payments/provider/charges.ts';
import type { ProviderSale } from '../payments/provider/sales.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { type Finding, facts } from './finding.ts';
import type { Retry } from './retry.ts';

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  log: (line: string) => void;
  retry: Retry;
};

export type Unmatched = Omit<
  typeof unmatchedSubscriptions.$inferInsert,
  'id' | 'reconciliationId' | 'resolution' | 'resolvedAt'
>;

type Matched = { order: OrderRow; findings: Finding[] };

export type Examined = {
  /** The order that the metadata names. It was fulfilled. */
  matched?: Matched;
  unmatched?: Unmatched;
};

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
  const lines = items.map(({ title, cents }) => `${title} $${decimalFromCents(cents)}`);
  return `${lines.join(', ')} per ${items[0]?.interval ?? 'period'}`;
}
