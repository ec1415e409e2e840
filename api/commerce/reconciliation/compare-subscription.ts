import { eq } from 'drizzle-orm';
import { pricedItemOf } from '#api/catalog/products/provider-price';
import type { Mail } from '#api/platform/mail/service';
import type { DifferenceFact } from '#contract/reconciliation';
import { supportName } from '#contract/support-packages';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { type PaymentRow, payments } from '#db/schema/payments';
import type { BillingInterval } from '#db/values/enumerations';
import { decimalFromCents } from '#db/values/money';
import { lockOrder } from '../orders/find.ts';
import { isPlanOf } from '../orders/plan.ts';
import { type ChargeFacts, syncCharge } from '../payment-events/charge-state.ts';
import { syncSubscription } from '../payment-events/subscription-state.ts';
import {
  chargeMovement,
  disputeMovements,
  type Movement,
  paymentStatusOf,
  readBalance,
  refundsOf,
} from '../payments/ledger.ts';
import type { ProviderBill } from '../payments/provider/charges.ts';
import type { ProviderItem, ProviderSubscription } from '../payments/provider/subscriptions.ts';
import { type ProviderPlan, readProviderPlan } from '../plan-changes/provider-plan.ts';

/** A value of an order that differed at the provider. */
export type Finding = {
  fact: DifferenceFact;
  ours: string | null;
  theirs: string | null;
  /** Whether it was fixed. */
  corrected: boolean;
};

export const facts = {
  card: 'card',
  checkout: 'checkout',
  dispute: 'dispute',
  end: 'end',
  failure: 'comparison',
  flag: 'payment flag',
  nextCharge: 'next charge',
  payment: 'payment',
  paymentStatus: 'payment status',
  plan: 'plan',
  refund: 'refund',
  status: 'status',
  subscription: 'subscription',
} as const satisfies Record<string, DifferenceFact>;

type Dependencies = { mail: Mail; log: (line: string) => void };

type Books = {
  /** Read before asking the provider, which must know at least this. */
  ours: PaymentRow[];
  theirs: ChargeFacts[];
};

type Money = Pick<Movement, 'kind' | 'amount' | 'tax' | 'providerId'>;

type Plan = {
  websiteName: string;
  websiteCents: number;
  supportPackage: string;
  supportCents: number;
  billingInterval: BillingInterval;
};

type Fact = Omit<Finding, 'corrected'>;

export type Answer = {
  subscription: ProviderSubscription;
  /** The unpaid invoice of a past due subscription. */
  unpaid: ProviderBill | null;
  askedAt: Date;
  /** Whether another email says that it has ended. */
  endIsTold?: boolean;
};

/** Syncs an order with its subscription, and lists what still differs. */
export async function compareSubscription(
  tx: Db,
  mail: Mail,
  orderId: number,
  { subscription, unpaid, askedAt, endIsTold = false }: Answer,
): Promise<Finding[]> {
  const order = await lockOrder(tx, orderId);
  // Changed here since the provider was asked.
  if (order.syncedAt && order.syncedAt > askedAt) return [];
  const plan = await readProviderPlan(tx, subscription.items, order.currency);
  const before = differing(order, subscription, plan);
  if (before.length === 0) return [];
  await syncSubscription(tx, { order, subscription, unpaid, askedAt, endIsTold, mail });
  const still = differing(await lockOrder(tx, orderId), subscription, plan);
  return before.map((was) => ({ ...was, corrected: !still.some(({ fact }) => fact === was.fact) }));
}

function differing(
  order: OrderRow,
  subscription: ProviderSubscription,
  plan: ProviderPlan | null,
): Fact[] {
  const { status, endedAt, endsAt, currentPeriodEnd } = subscription;
  const compared: Fact[] = [
    { fact: facts.status, ours: order.subscriptionStatus, theirs: status },
    {
      fact: facts.nextCharge,
      ours: text(order.nextChargeAt),
      theirs: endedAt ? null : text(currentPeriodEnd),
    },
    { fact: facts.end, ours: text(order.cancelAt), theirs: text(endsAt) },
  ];
  const differing = compared.filter(({ ours, theirs }) => ours !== theirs);
  return endedAt || isBilled(order, plan) ? differing : [...differing, planFact()];

  function planFact(): Fact {
    const theirs = describeProviderPlan(plan, subscription.items);
    return { fact: facts.plan, ours: describeOrderPlan(order), theirs };
  }
}

function isBilled(order: OrderRow, plan: ProviderPlan | null): boolean {
  return plan?.websiteName === pricedItemOf(order.productId) && isPlanOf(order, plan);
}

function text(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

function describeOrderPlan(order: OrderRow): string {
  return describePlan({
    ...order,
    websiteName: pricedItemOf(order.productId),
    websiteCents: order.intervalProductPrice,
    supportCents: order.intervalSupportPrice,
  });
}

/** The provider's plan, described the same way where the prices are ours. */
function describeProviderPlan(plan: ProviderPlan | null, items: ProviderItem[]): string {
  if (!plan) return items.map(({ priceId }) => priceId).join(', ');
  const { intervalProductCents: websiteCents, intervalSupportCents: supportCents } = plan.price;
  return describePlan({ ...plan, websiteCents, supportCents });
}

/** 'product 3 for 19.00, Regular Support for 50.00 a month' */
function describePlan(plan: Plan): string {
  const website = `${plan.websiteName.replace('-', ' ')} for ${decimalFromCents(plan.websiteCents)}`;
  const support = `${supportName(plan.supportPackage)} for ${decimalFromCents(plan.supportCents)}`;
  return `${website}, ${support} a ${plan.billingInterval}`;
}

/** Adds what the ledger lacks, and lists what differs otherwise. */
export async function compareMoney(
  tx: Db,
  orderId: number,
  { ours, theirs }: Books,
  deps: Dependencies,
): Promise<Finding[]> {
  const order = await lockOrder(tx, orderId);
  const rows = await tx.query.payments.findMany({ where: eq(payments.orderId, orderId) });
  const written = new Map(rows.map((row) => [row.providerId, row]));
  const findings: Finding[] = [];
  for (const charge of theirs) {
    const movements = movementsOf(order, charge);
    const isOurs = charge.charge.currency === order.currency;
    const missing = movements.filter(({ providerId }) => !written.has(providerId));
    if (missing.length > 0) await syncCharge(tx, order, charge, deps);
    findings.push(...missing.map((movement) => finding(null, movement, isOurs)));
    for (const movement of movements) {
      const row = written.get(movement.providerId);
      if (row && !isSame(row, movement, charge)) findings.push(finding(row, movement, false));
    }
  }
  const known = new Set(
    theirs.flatMap((charge) => movementsOf(order, charge).map(({ providerId }) => providerId)),
  );
  const unknown = ours.filter(({ providerId }) => !known.has(providerId));
  findings.push(...unknown.map((row) => finding(row, null, false)));
  return [...findings, ...(await comparePaymentStatus(tx, orderId, order.paymentStatus))];
}

async function comparePaymentStatus(tx: Db, orderId: number, before: string): Promise<Finding[]> {
  const theirs = paymentStatusOf(await readBalance(tx, orderId));
  if (!theirs || theirs === before) return [];
  const { paymentStatus } = await lockOrder(tx, orderId);
  return [{ fact: facts.paymentStatus, ours: before, theirs, corrected: paymentStatus === theirs }];
}

function movementsOf(order: OrderRow, { charge, returns }: ChargeFacts): Movement[] {
  return [
    chargeMovement(order, charge),
    ...refundsOf(order, charge, returns.refunds).flatMap(({ movements }) => movements),
    ...returns.disputes.flatMap((dispute) => disputeMovements(order, charge, dispute)),
  ];
}

/** The tax in a refund depends on which others failed, so only that of a charge is compared. */
function isSame(ours: PaymentRow, theirs: Movement, { charge }: ChargeFacts): boolean {
  const isCharge = theirs.providerId === charge.invoiceId;
  return ours.amount === theirs.amount && (!isCharge || ours.tax === theirs.tax);
}

function finding(ours: Money | null, theirs: Money | null, corrected: boolean): Finding {
  const words = { paid: facts.payment, refund: facts.refund, dispute: facts.dispute };
  const fact = words[(ours ?? theirs)?.kind ?? 'paid'];
  return { fact, ours: ours && textOf(ours), theirs: theirs && textOf(theirs), corrected };
}

function textOf({ amount, tax = 0, providerId }: Money): string {
  const taxed = tax > 0 ? `, tax ${decimalFromCents(tax)}` : '';
  return `${decimalFromCents(amount)}${taxed} (${providerId})`;
}
