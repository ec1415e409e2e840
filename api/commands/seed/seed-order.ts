import { replaceCredentials } from '#api/commerce/orders/delivery/credentials';
import { enterStage } from '#api/commerce/orders/delivery/stages';
import { nextAccountId } from '#api/commerce/orders/find';
import type { Vault } from '#api/platform/vault/vault';
import { cancellationPolicy } from '#contract/cancellations';
import { defaultSettings } from '#contract/default-settings';
import { type OrderPrice, priceOrder } from '#contract/plans';
import { supportPricesOf } from '#contract/support-settings';
import { terms, termsVersion } from '#contract/terms';
import type { Db } from '#db/client';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { credentialReveals } from '#db/schema/order-credentials';
import { type OrderRow, orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import type { ProductRow } from '#db/schema/products';
import type { PastOrder } from '#db/seed/orders';
import { people } from '#db/seed/people';
import { customerIdOf, hoursAfter, hoursBefore, monthsAfter } from './hours.ts';

type Setting = { now: Date; product: ProductRow; vault: Vault };

/** Writes a past order with its payments, delivery and cancellation, without the provider. */
export async function seedOrder(tx: Db, past: PastOrder, setting: Setting): Promise<void> {
  const { now, product, vault } = setting;
  const life = historyOf(past, now);
  const {
    createdAt,
    paidAt,
    startedAt,
    reviewedAt,
    deliveredAt,
    nextChargeAt,
    pastDueSince,
    endedAt,
  } = life;
  const price = priceOf(past, product);
  const person = people[past.buyer];
  const [order] = await tx
    .insert(orders)
    .values({
      orderId: await nextAccountId(tx, createdAt),
      productId: product.id,
      productTitle: product.title,
      customerId: past.hasAccount ? customerIdOf(past.buyer) : null,
      customerName: `${person.firstName} ${person.lastName}`,
      customerEmail: person.email,
      customerPhone: past.phone ?? null,
      supportPackage: past.supportPackage,
      supportPackagePrice: price.supportMonthlyCents,
      monthlyProductPrice: price.productMonthlyCents,
      totalMonthlyAmount: price.totalMonthlyCents,
      billingInterval: past.billingInterval,
      intervalProductPrice: price.intervalProductCents,
      intervalSupportPrice: price.intervalSupportCents,
      intervalTotal: price.intervalTotalCents,
      status: past.status,
      ...(past.waitsForBrief && { pauseReason: 'brief' as const, pausedAt: paidAt }),
      ...(reviewedAt && {
        pauseReason: 'approval' as const,
        pausedAt: reviewedAt,
        previewUrl: product.demoUrl,
      }),
      paymentStatus: past.paymentStatus,
      subscriptionStatus: past.subscriptionStatus,
      paidAt,
      startedAt,
      deliveredAt,
      deliveryNote: past.deliveryNote ?? null,
      deliveryVersion: deliveredAt ? 1 : 0,
      // The demo is a website that exists, so that the checks have something to find.
      liveUrl: deliveredAt ? product.demoUrl : null,
      nextChargeAt,
      pastDueSince,
      cancelAt: past.cancellation?.status === 'completed' ? (endedAt ?? nextChargeAt) : null,
      endedAt,
      termsVersion,
      acceptedAt: createdAt,
      createdAt,
      updatedAt: endedAt ?? deliveredAt ?? startedAt ?? paidAt ?? createdAt,
    })
    .returning();
  if (!order) throw new Error('The order was not written');
  if (paidAt) await enterStage(tx, order.id, 'requirements', { at: paidAt });
  if (startedAt) await enterStage(tx, order.id, 'development', { at: startedAt });
  if (reviewedAt) await enterStage(tx, order.id, 'review', { at: reviewedAt });
  if (deliveredAt) await enterStage(tx, order.id, 'release', { at: deliveredAt });
  await seedLedger(tx, order, past, life);
  if (deliveredAt) await seedHandover(tx, order, past, { deliveredAt, vault });
  if (past.cancellation) await seedCancellation(tx, order, past.cancellation, life, now);
}

type SeededHistory = ReturnType<typeof historyOf>;

/** The dates of an order's events. `chargedAt`: the first payment and each renewal. */
function historyOf(past: PastOrder, now: Date) {
  const createdAt = hoursBefore(now, past.hoursAgo);
  const months = past.billingInterval === 'year' ? 12 : 1;
  const paidAt = past.isPaid ? hoursAfter(createdAt, 0.05) : null;
  const dueAt = (period: number) => monthsAfter(paidAt ?? createdAt, period * months);
  const firstDueAfter = (instant: Date) => {
    let period = 1;
    while (dueAt(period) <= instant) period += 1;
    return { period, at: dueAt(period) };
  };
  const hasEnded = past.isPaid && past.subscriptionStatus === 'cancelled';
  const endedAt = !hasEnded
    ? null
    : past.refund
      ? hoursAfter(createdAt, past.refund.afterHours)
      : firstDueAfter(hoursBefore(now, past.cancellation?.hoursAgo ?? 0)).at;
  const next = firstDueAfter(now);
  const begun = endedAt ? firstDueAfter(hoursBefore(endedAt, 1)).period : next.period;
  const charged = past.isPaid ? begun - (past.lastChargeFailed ? 1 : 0) : 0;
  const { deliveredAfterHours } = past;
  const startedAfterHours =
    past.startedAfterHours ?? (deliveredAfterHours && Math.round(deliveredAfterHours / 3));
  const since = (hours: number | undefined) =>
    hours === undefined ? null : hoursAfter(createdAt, hours);
  return {
    createdAt,
    paidAt,
    startedAt: since(startedAfterHours),
    reviewedAt: since(past.reviewAfterHours),
    deliveredAt: since(deliveredAfterHours),
    chargedAt: Array.from({ length: charged }, (_, period) => dueAt(period)),
    nextChargeAt: past.isPaid && !endedAt ? next.at : null,
    pastDueSince: past.lastChargeFailed ? dueAt(charged) : null,
    endedAt,
  };
}

async function seedLedger(
  tx: Db,
  order: OrderRow,
  past: PastOrder,
  life: SeededHistory,
): Promise<void> {
  const { refund, disputedAfterHours } = past;
  const amount = order.intervalTotal;
  const moved = [
    ...life.chargedAt.map((occurredAt) => ({ kind: 'paid' as const, amount, occurredAt })),
    ...(refund ? [movement('refund', refund.cents, refund.afterHours)] : []),
    ...(disputedAfterHours ? [movement('dispute', amount, disputedAfterHours)] : []),
  ];
  if (moved.length === 0) return;
  await tx.insert(payments).values(
    moved.map((row, index) => ({
      ...row,
      orderId: order.id,
      providerId: `demo_${order.orderId}_${index + 1}`,
    })),
  );

  function movement(kind: 'refund' | 'dispute', cents: number, afterHours: number) {
    return { kind, amount: cents, occurredAt: hoursAfter(life.createdAt, afterHours) };
  }
}

/** The demo's credentials are for addresses that do not exist. */
async function seedHandover(
  tx: Db,
  order: OrderRow,
  { website, revealedAfterHours = [] }: PastOrder,
  { deliveredAt, vault }: { deliveredAt: Date; vault: Vault },
): Promise<void> {
  const credentials = [
    { label: 'Address', value: `https://${website}.example/admin` },
    { label: 'Username', value: order.customerEmail },
    { label: 'Password', value: `demo-${order.orderId.toLowerCase()}` },
  ];
  await replaceCredentials(tx, vault, order.id, credentials, deliveredAt);
  if (revealedAfterHours.length === 0) return;
  await tx.insert(credentialReveals).values(
    revealedAfterHours.map((hours) => ({
      orderId: order.id,
      customerId: order.customerId,
      revealedAt: hoursAfter(order.createdAt, hours),
    })),
  );
}

async function seedCancellation(
  tx: Db,
  order: OrderRow,
  { status, hoursAgo, reason }: NonNullable<PastOrder['cancellation']>,
  life: SeededHistory,
  now: Date,
): Promise<void> {
  const requestedAt = hoursBefore(now, hoursAgo);
  const decidedAt = hoursAfter(requestedAt, 20);
  await tx.insert(cancellationRequests).values({
    customerId: order.customerId ?? '',
    orderId: order.id,
    reason,
    status,
    policyText: cancellationPolicy.join('\n'),
    requestedAt,
    paidUntil: life.endedAt ?? life.nextChargeAt,
    dueAt: hoursAfter(requestedAt, terms.cancellationProcessingHours),
    processedAt: status === 'completed' ? decidedAt : null,
    createdAt: requestedAt,
    updatedAt: status === 'pending' ? requestedAt : decidedAt,
  });
}

function priceOf({ supportPackage, billingInterval }: PastOrder, product: ProductRow): OrderPrice {
  return priceOrder(
    {
      monthlyCents: product.monthlyPrice,
      annualCents: product.annualPrice,
      supportTiers: product.supportPackages,
      supportPrices: supportPricesOf(defaultSettings.support),
    },
    supportPackage,
    billingInterval,
  );
}
