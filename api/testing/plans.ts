import { expect } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { PlanChangeInput, PlanPreview } from '#contract/plan-changes';
import type { Problem } from '#contract/problem';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { payments } from '#db/schema/payments';
import { findOrder } from './orders.ts';
import type { TestShop } from './shop.ts';

/** A customer’s session and order. */
export type Of = { cookie: string; order: { id: number } };

export const regular: PlanChangeInput = { billingInterval: 'month', supportPackage: 'regular' };
export const yearly: PlanChangeInput = { billingInterval: 'year', supportPackage: 'none' };
/** The plan of a subscriber with the default options. */
export const asPurchased = {
  billingInterval: 'month',
  supportPackage: 'none',
  intervalTotal: 1900,
} as const;

/** Requests and queries for plan tests. */
export function planDesk(shop: () => TestShop) {
  const ask = ({ cookie, order }: Of, wish: PlanChangeInput) =>
    shop().post(`/api/customer/subscriptions/${order.id}/plan/preview`, wish, { cookie });
  const take = ({ cookie, order }: Of, wish: PlanChangeInput) =>
    shop().post(`/api/customer/subscriptions/${order.id}/plan`, wish, { cookie });

  return {
    ask,
    take,

    async preview(of: Of, wish: PlanChangeInput): Promise<PlanPreview> {
      const response = await ask(of, wish);
      expect(response.status).toBe(200);
      return response.json();
    },

    /** Changes the plan and waits for the webhooks. */
    async taken(of: Of, wish: PlanChangeInput): Promise<SubscriptionDetails> {
      const response = await take(of, wish);
      expect(response.status).toBe(200);
      await shop().sandbox.webhooks.settled();
      return response.json();
    },

    async planOf(orderId: string) {
      const { billingInterval, supportPackage, intervalTotal } = await findOrder(shop(), orderId);
      return { billingInterval, supportPackage, intervalTotal };
    },

    /** Returns the payments of an order, oldest first. */
    async paid(orderId: number): Promise<number[]> {
      const rows = await shop().db.select().from(payments).where(eq(payments.orderId, orderId));
      return rows.toSorted((one, other) => one.id - other.id).map(({ amount }) => amount);
    },

    planMails: async (email: string) =>
      (await shop().mailsTo(email)).filter(({ kind }) => kind === 'plan-changed'),
  };
}

export async function refusal(response: Response): Promise<[status: number, sentence: string]> {
  const { detail }: Problem = await response.json();
  return [response.status, detail];
}
