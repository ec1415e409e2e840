import type { RateLimits } from '#api/http/rate-limits';
import { createSingleFlight } from '#api/platform/single-flight';
import type { PlanChange } from '#contract/plan-changes';
import type { OrderPrice } from '#contract/plans';
import type { OrderRow } from '#db/schema/orders';
import { findOwnOrder } from '../orders/find.ts';
import { createPlanChanging } from './plan-changing.ts';
import { notHere } from './plan-refusals.ts';
import { createPlanning, type PlanningDependencies } from './planning.ts';

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
  const { db } = deps;
  const { plan } = createPlanning(deps);
  const { change, resume } = createPlanChanging(deps);
  const changing = createSingleFlight<void>();

  return {
    /** What it would cost; nothing changes. */
    async preview(customerId: string, id: string, wish: PlanChange): Promise<PreviewedPlan> {
      const { order, subscription, price, quote } = await plan(await own(customerId, id), wish);
      const { dueCents, pricedAt } = quote;
      const begun = wish.billingInterval === order.billingInterval ? null : quote.periodEndsAt;
      const nextChargeAt = begun ?? subscription.currentPeriodEnd;
      if (!nextChargeAt) throw notHere();
      return { dueCents, price, nextChargeAt, pricedAt };
    },

    /**
     * All of it or nothing, and one at a time: the same again is the same change, and whoever
     * wishes for something else meanwhile hears so. Where the provider does not answer, the shop
     * goes on with it by itself.
     */
    async change(customerId: string, id: string, wish: PlanChange): Promise<void> {
      const order = await own(customerId, id);
      const press = [order.id, wish.billingInterval, wish.supportPackage].join(':');
      await changing(press, () => change(order, wish));
    },

    /** Goes on with what a process left behind when it died, or the provider did not answer. */
    resume,
  };

  async function own(customerId: string, id: string): Promise<OrderRow> {
    await deps.limits.count(db, 'billing, customer', customerId);
    return findOwnOrder(db, customerId, id);
  }
}
