import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import { createSingleFlight } from '#api/platform/single-flight';
import type { ChargeTax } from '#contract/checkout-tax';
import type { PlanChange } from '#contract/plan-changes';
import type { OrderPrice } from '#contract/plans';
import type { OrderRow } from '#db/schema/orders';
import type { PlanChangeRow } from '#db/schema/plan-changes';
import { decimalFromCents, sumFromCents } from '#db/values/money';
import { findActiveRequest } from '../cancellations/repository.ts';
import { chargeAt, type DueCharge, findNextTerms } from '../orders/discount.ts';
import { findOwnOrder, lockOrder } from '../orders/find.ts';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import { providerTaxToWire } from '../tax/charge-tax.ts';
import {
  changeInProgressFailure,
  outcomeUnknownFailure,
  planChangedFailure,
  priceChangedFailure,
  quoteExpiredFailure,
  requireChangeable,
  unsupportedPlanFailure,
} from './failures.ts';
import { hasPlan, isSamePlan } from './offers.ts';
import { createPlanChangeProcessor } from './processor.ts';
import { createPlanQuotes, type PlanQuote, type QuoteDependencies } from './quote.ts';
import {
  claimChange,
  findNewest,
  findPending,
  insertClaimed,
  waitForOutcome,
} from './repository.ts';

const quoteLifetimeMs = 30 * 60_000;

/** Amounts in US cents. */
export type PlanPreviewFacts = {
  /** Below zero: a credit. */
  dueCents: number;
  dueTax: ChargeTax | null;
  price: OrderPrice;
  /** What each later charge will be without a discount. */
  regularCents: number;
  /** What the next charge will be, after a discount. */
  next: DueCharge;
  nextChargeAt: Date;
  pricedAt: Date | null;
};

/** Claimed by this call, or by another one that was faster. */
type Claimed = { own: PlanChangeRow } | { other: PlanChangeRow };

export type PlanChanges = ReturnType<typeof createPlanChanges>;

/** Another billing interval or support package for an active subscription. */
export function createPlanChanges(deps: QuoteDependencies & { limits: RateLimits }) {
  const { db, provider, now, log } = deps;
  const { quoteChange, callForOrder } = createPlanQuotes(deps);
  const { apply, applyUnlessApplied, resume } = createPlanChangeProcessor(deps);
  const singleFlight = createSingleFlight<void>();

  return {
    /** What the change would cost. Changes nothing. */
    async preview(customerId: string, id: string, wanted: PlanChange): Promise<PlanPreviewFacts> {
      const own = await findOrder(customerId, id);
      const { order, subscription, price, quote } = await quoteChange(own, wanted);
      const { dueCents, pricedAt } = quote;
      const renewsAt = wanted.billingInterval === order.billingInterval ? null : quote.periodEndsAt;
      const nextChargeAt = renewsAt ?? subscription.currentPeriodEnd;
      if (!nextChargeAt) throw unsupportedPlanFailure();
      const terms = await findNextTerms(db, order);
      const next = chargeAt(nextChargeAt, price, order, terms);
      const regular = chargeAt(nextChargeAt, price, order, { ...terms, discount: null });
      const dueTax = providerTaxToWire(quote);
      return { dueCents, dueTax, price, regularCents: regular.cents, next, nextChargeAt, pricedAt };
    },

    /**
     * An order has one change at a time: repeating it joins the first, another one is a 409. Where
     * the provider does not answer, the shop resumes it by itself.
     */
    async change(customerId: string, id: string, wanted: PlanChange): Promise<void> {
      const order = await findOrder(customerId, id);
      const key = [order.id, wanted.billingInterval, wanted.supportPackage].join(':');
      await singleFlight(key, () => change(order, wanted));
    },

    resume,
  };

  async function findOrder(customerId: string, id: string): Promise<OrderRow> {
    await deps.limits.count(db, 'billing, customer', customerId);
    return findOwnOrder(db, customerId, id);
  }

  async function change(order: OrderRow, wanted: PlanChange): Promise<void> {
    const last = await findNewest(db, order.id);
    if (last?.status === 'pending') return join(last, wanted);
    if (isRepeat(order, last, wanted)) return;
    if (last && isQuotedBefore(last, wanted)) throw planChangedFailure();
    const claimed = await quoteAndClaim(order, wanted).catch(async (error) => {
      // Another process may have made this very change since the quote.
      const newest = await findNewest(db, order.id);
      if (!newest || newest.id === last?.id || !hasPlan(newest, wanted)) throw error;
      return { other: newest };
    });
    if ('own' in claimed) await run(claimed.own, apply);
    else await join(claimed.other, wanted);
  }

  async function quoteAndClaim(order: OrderRow, wanted: PlanChange): Promise<Claimed> {
    const quote = await quoteChange(order, wanted);
    const confirmed = await callForOrder(order, () => confirmPrice(quote, wanted));
    return db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.id);
      const other = await findPending(tx, locked.id);
      if (other) return { other };
      // Of two changes quoted for the same plan, only the first costs what was shown.
      if (!isSamePlan(locked, order)) throw planChangedFailure();
      requireChangeable(locked, await findActiveRequest(tx, locked.id));
      const { billingInterval, supportPackage } = wanted;
      const { intervalProductCents, intervalSupportCents } = quote.price;
      const row = {
        orderId: locked.id,
        billingInterval,
        supportPackage,
        intervalProductPrice: intervalProductCents,
        intervalSupportPrice: intervalSupportCents,
        ...quote.request,
        ...confirmed,
      };
      return { own: await insertClaimed(tx, row, now()) };
    });
  }

  /** Waits for the outcome of the same change, or continues it where its process has stopped. */
  async function join(other: PlanChangeRow, wanted: PlanChange): Promise<void> {
    if (!hasPlan(other, wanted)) throw changeInProgressFailure();
    const claimed = await claimChange(db, other.id, now());
    if (claimed) return run(claimed, applyUnlessApplied);
    const { status, error, wantsOtherCard } = await waitForOutcome(db, other);
    if (status === 'refused') {
      const code = wantsOtherCard ? 'change_card' : 'conflict';
      throw error ? new Failure(code, error) : planChangedFailure();
    }
    if (status === 'pending') throw outcomeUnknownFailure();
  }

  function run(claimed: PlanChangeRow, step: (row: PlanChangeRow) => Promise<void>): Promise<void> {
    return step(claimed).catch((error) => {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log(`plan change ${claimed.id}: ${error.message}`);
      throw outcomeUnknownFailure();
    });
  }

  /** What is due, and the instant that the preview was priced at. Throws where the price differs. */
  async function confirmPrice({ request, price, quote }: PlanQuote, wanted: PlanChange) {
    const shownAt = quotedAt(wanted, quote.pricedAt);
    const { dueCents } = shownAt
      ? await provider.previewPlan({ ...request, pricedAt: shownAt })
      : quote;
    const isAsShown =
      isUnchanged(wanted.dueNow, sumFromCents(dueCents)) &&
      isUnchanged(wanted.intervalTotal, decimalFromCents(price.intervalTotalCents));
    if (!isAsShown) throw priceChangedFailure();
    return { dueCents, pricedAt: shownAt ?? quote.pricedAt };
  }
}

/** null: nothing was due when the price was shown, or nothing is due now. */
function quotedAt({ pricedAt }: PlanChange, currentlyPricedAt: Date | null): Date | null {
  if (!pricedAt || !currentlyPricedAt) return null;
  const shownAt = new Date(pricedAt);
  const ageMs = currentlyPricedAt.getTime() - shownAt.getTime();
  if (ageMs < 0 || ageMs > quoteLifetimeMs) throw quoteExpiredFailure();
  return shownAt;
}

/** A retry whose first answer was lost: it names the same quote. */
function isRepeat(order: OrderRow, last: PlanChangeRow | undefined, wanted: PlanChange): boolean {
  if (last?.status !== 'applied' || !wanted.pricedAt) return false;
  const isSameQuote = last.pricedAt?.getTime() === new Date(wanted.pricedAt).getTime();
  return isSameQuote && hasPlan(last, wanted) && hasPlan(order, wanted);
}

/** A quote made before the last change is of another plan. The provider's instants are seconds. */
function isQuotedBefore({ status, updatedAt }: PlanChangeRow, { pricedAt }: PlanChange): boolean {
  if (status !== 'applied' || !pricedAt) return false;
  return new Date(pricedAt).getTime() < Math.floor(updatedAt.getTime() / 1000) * 1000;
}

/** The client may leave an amount out. */
function isUnchanged(shown: string | null, amount: string): boolean {
  return shown === null || shown === amount;
}
