import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { intervalPrice } from '#contract/plans';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import type { PlanChangeRow } from '#db/schema/plan-changes';
import { standingRequest } from '../cancellations/repository.ts';
import { lockOrder } from '../orders/find.ts';
import { recordPlan } from '../orders/plan.ts';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import {
  pricedLongAgo,
  refusedChange,
  refuseUnlessChangeable,
  refuseUnlessRunning,
} from './plan-refusals.ts';
import { releaseChange, settleChange } from './repository.ts';

/** So long the provider knows a question again by its key. */
const keyLifeMs = 24 * 60 * 60 * 1000;

type Dependencies = { db: Db; provider: PaymentProvider; mail: Mail; now: Clock };

/**
 * Does what a change's row says, once this process has claimed it. Whatever the provider refused is
 * over; where it did not answer the row stays, to be gone on with under the same key.
 */
export function createPlanMaking({ db, provider, mail, now }: Dependencies) {
  return {
    make: (change: PlanChangeRow): Promise<void> => carryOut(change, () => askFor(change)),

    /** What another process, or an earlier try, has left: it may have been made already. */
    goOn: (change: PlanChangeRow): Promise<void> =>
      carryOut(change, async () => (await present(change)) ?? askFor(change)),
  };

  async function carryOut(
    change: PlanChangeRow,
    made: () => Promise<ProviderSubscription>,
  ): Promise<void> {
    try {
      await complete(change, await made());
    } catch (error) {
      const refusal = refusedChange(error);
      if (refusal instanceof Failure) {
        await settleChange(db, change.id, { refusal, at: now() });
      } else if (error instanceof ProviderUnavailable) {
        await releaseChange(db, change);
      }
      throw refusal;
    }
  }

  function askFor({ subscriptionId, items, pricedAt, key }: PlanChangeRow) {
    const request = { subscriptionId, items, pricedAt };
    return provider.changePlan(request, { idempotencyKey: `plan:${key}` });
  }

  /** null: it is still to be made, and nothing has come up against it. */
  async function present(change: PlanChangeRow): Promise<ProviderSubscription | null> {
    const subscription = await provider.subscription(change.subscriptionId);
    if (subscription && isBilled(change, subscription)) return subscription;
    const order = await db.query.orders.findFirst({ where: eq(orders.id, change.orderId) });
    if (!order) throw new Error(`Change of plan ${change.id} is of no order`);
    refuseUnlessChangeable(order, await standingRequest(db, order.id));
    refuseUnlessRunning(subscription);
    if (now().getTime() - change.createdAt.getTime() > keyLifeMs) throw pricedLongAgo();
    return null;
  }

  async function complete(change: PlanChangeRow, { currentPeriodEnd }: ProviderSubscription) {
    const { billingInterval, supportPackage, intervalProductPrice, intervalSupportPrice } = change;
    const price = intervalPrice(billingInterval, {
      productCents: intervalProductPrice,
      supportCents: intervalSupportPrice,
    });
    const at = now();
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, change.orderId);
      if (!(await settleChange(tx, change.id, { refusal: null, at }))) return;
      const plan = { billingInterval, supportPackage, price };
      await recordPlan(tx, order, plan, { nextChargeAt: currentPeriodEnd, syncedAt: at, mail });
    });
  }
}

function isBilled({ items }: PlanChangeRow, subscription: ProviderSubscription): boolean {
  return items.every(({ itemId, priceId }) =>
    subscription.items.some((item) => item.itemId === itemId && item.priceId === priceId),
  );
}
