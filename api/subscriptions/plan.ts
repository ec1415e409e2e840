import type { PlanChange } from '#contract/billing';
import type { OrderPrice } from '#contract/plans';
import type { OrderRow } from '#db/schema/orders';
import type { RateLimits } from '../http/rate-limits.ts';
import { findOwnOrder, lockOrder } from '../orders/find.ts';
import { recordPlan } from '../orders/plan.ts';
import { createSingleFlight } from '../single-flight.ts';
import { isWished } from './plan-price.ts';
import { changedMeanwhile, notHere, pricedLongAgo } from './plan-refusals.ts';
import { createPlanning, type Planned, type PlanningDependencies } from './planning.ts';

const shownForMs = 30 * 60_000;
const turnMs = 15_000;

/** Amounts in US cents. */
export type PreviewedPlan = {
  /** Below zero: a credit. */
  dueCents: number;
  price: OrderPrice;
  nextChargeAt: Date;
  pricedAt: Date | null;
};

export type Plans = ReturnType<typeof createPlans>;

/** Another billing interval or support package for a subscription that runs. */
export function createPlans(deps: PlanningDependencies & { limits: RateLimits }) {
  const { db, provider, mail, now } = deps;
  const { plan, ask } = createPlanning(deps);
  const changing = createSingleFlight<PlanChange>();

  return {
    /** What it would cost; nothing changes. */
    async preview(customerId: string, id: string, wish: PlanChange): Promise<PreviewedPlan> {
      const { order, subscription, price, request } = await plan(await own(customerId, id), wish);
      const quote = await ask(order, () => provider.previewPlan({ ...request, pricedAt: null }));
      const { dueCents, pricedAt } = quote;
      const begun = wish.billingInterval === order.billingInterval ? null : quote.periodEndsAt;
      const nextChargeAt = begun ?? subscription.currentPeriodEnd;
      if (!nextChargeAt) throw notHere();
      return { dueCents, price, nextChargeAt, pricedAt };
    },

    /** All of it or nothing. Two at once are one: whoever wished for something else hears so. */
    async change(customerId: string, id: string, wish: PlanChange): Promise<void> {
      const order = await own(customerId, id);
      const made = await changing(String(order.id), () => carryOut(order, wish));
      if (!isWished(made, wish)) throw changedMeanwhile();
    },
  };

  async function own(customerId: string, id: string): Promise<OrderRow> {
    await deps.limits.count(db, 'billing, customer', customerId);
    return findOwnOrder(db, customerId, id);
  }

  async function carryOut(found: OrderRow, wish: PlanChange): Promise<PlanChange> {
    const planned = await plan(found, wish);
    const { order, price, request } = planned;
    const changed = await ask(order, async () =>
      provider.changePlan(
        { ...request, pricedAt: await agreedMoment(planned, wish) },
        { idempotencyKey: keyOf(planned) },
      ),
    );
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.id);
      const nextChargeAt = changed.currentPeriodEnd;
      await recordPlan(tx, locked, { ...wish, price }, { nextChargeAt, syncedAt: now(), mail });
    });
    return wish;
  }

  /** The moment that the preview was priced by, if it is not long past by the provider's clock. */
  async function agreedMoment({ request }: Planned, { pricedAt }: PlanChange) {
    const { pricedAt: present } = await provider.previewPlan({ ...request, pricedAt: null });
    if (!present || !pricedAt) return present;
    const shown = new Date(pricedAt);
    const ageMs = present.getTime() - shown.getTime();
    if (ageMs < 0 || ageMs > shownForMs) throw pricedLongAgo();
    return shown;
  }

  /**
   * One change from one plan in a short while: of two processes' the provider takes the first. No
   * longer, because it repeats a declined card for as long as the key is the same.
   */
  function keyOf({ subscription }: Planned): string {
    const { subscriptionId, items } = subscription;
    const turn = Math.floor(now().getTime() / turnMs);
    return ['plan', subscriptionId, ...items.map(({ priceId }) => priceId), turn].join(':');
  }
}
