import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import type { OrderPrice } from '#contract/plans';
import type { Db } from '#db/client';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { type OrderRow, orders } from '#db/schema/orders';
import { planChanges } from '#db/schema/plan-changes';
import type { BillingInterval } from '#db/values/enumerations';
import { chargeAt, type DueCharge, findNextTerms, intervalPriceOf } from './discount.ts';
import { readContact } from './find.ts';

type NextCharge = DueCharge & { at: Date };

type Billed = Pick<OrderRow, 'nextChargeAt' | 'subscriptionStatus' | 'cancelAt'>;

/** `supportPackage`: the stored value. */
export type OrderPlan = {
  billingInterval: BillingInterval;
  supportPackage: string;
  price: OrderPrice;
};

type Facts = {
  nextChargeAt: Date | null;
  /** When the provider reported the plan. */
  syncedAt: Date;
  mail: Mail;
};

/**
 * Changes an order's interval, package and prices to those that the provider bills, and emails the
 * buyer. The only place that does so. Repeating it changes nothing. The caller has locked the row.
 */
export async function recordPlan(
  tx: Db,
  order: OrderRow,
  plan: OrderPlan,
  { nextChargeAt, syncedAt, mail }: Facts,
): Promise<void> {
  if (order.subscriptionStatus === 'cancelled' || isPlanOf(order, plan)) return;
  const { billingInterval, supportPackage, price } = plan;
  const columns = {
    billingInterval,
    supportPackage,
    ...priceColumns(price),
    nextChargeAt,
    syncedAt,
  };
  await tx.update(orders).set(columns).where(eq(orders.id, order.id));
  const { to, customerName } = await readContact(tx, order);
  await mail.send(tx, 'plan-changed', {
    to,
    key: `plan-changed:${order.orderId}:${syncedAt.getTime()}`,
    data: {
      customerName,
      productTitle: order.productTitle,
      orderId: order.orderId,
      before: {
        billingInterval: order.billingInterval,
        supportPackage: order.supportPackage,
        cents: order.intervalTotal,
      },
      after: { billingInterval, supportPackage, cents: price.intervalTotalCents },
      dueCents: await dueCentsOf(tx, order, plan),
      nextCharge: await nextChargeOf(tx, { ...order, ...columns }),
    },
  });
}

/** What changing to this plan charged, or credited; null for a change at the provider. */
async function dueCentsOf(tx: Db, { id }: OrderRow, plan: OrderPlan): Promise<number | null> {
  const newest = await tx.query.planChanges.findFirst({
    where: and(eq(planChanges.orderId, id), ne(planChanges.status, 'refused')),
    orderBy: desc(planChanges.id),
  });
  const isThis =
    newest?.billingInterval === plan.billingInterval &&
    newest.supportPackage === plan.supportPackage;
  return isThis ? newest.dueCents : null;
}

/** Whether an order has this plan and both of its prices. */
export function isPlanOf(
  order: OrderRow,
  { billingInterval, supportPackage, price }: OrderPlan,
): boolean {
  return (
    order.billingInterval === billingInterval &&
    order.supportPackage === supportPackage &&
    order.intervalProductPrice === price.intervalProductCents &&
    order.intervalSupportPrice === price.intervalSupportCents
  );
}

/**
 * When an order is charged next; null: it isn't, or not known yet. While a renewal is unpaid nothing
 * is promised, because the unpaid invoice decides whether there will be another one.
 */
export function nextChargeAtOf(order: Billed, isCancellationRequested: boolean): Date | null {
  const { nextChargeAt, subscriptionStatus, cancelAt } = order;
  const renews = subscriptionStatus === 'active' && !cancelAt && !isCancellationRequested;
  return renews ? nextChargeAt : null;
}

/** What an order is charged next; null: nothing more, or not known yet. */
export async function nextChargeOf(
  tx: Db,
  order: OrderRow,
  since?: Date,
): Promise<NextCharge | null> {
  const at = nextChargeAtOf(order, await isCancellationRequested(tx, order));
  if (!at || (since && at <= since)) return null;
  const terms = await findNextTerms(tx, order);
  return { ...chargeAt(at, intervalPriceOf(order), order, terms), at };
}

async function isCancellationRequested(tx: Db, { id }: OrderRow): Promise<boolean> {
  const { orderId, status } = cancellationRequests;
  const where = and(eq(orderId, id), inArray(status, ['pending', 'processing']));
  const found = await tx.query.cancellationRequests.findFirst({ columns: { id: true }, where });
  return found !== undefined;
}

export function priceColumns(price: OrderPrice) {
  return {
    monthlyProductPrice: price.productMonthlyCents,
    supportPackagePrice: price.supportMonthlyCents,
    totalMonthlyAmount: price.totalMonthlyCents,
    intervalProductPrice: price.intervalProductCents,
    intervalSupportPrice: price.intervalSupportCents,
    intervalTotal: price.intervalTotalCents,
  } satisfies Partial<OrderRow>;
}
