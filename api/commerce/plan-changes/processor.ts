import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import { resumeEach } from '#api/platform/lease';
import type { Mail } from '#api/platform/mail/service';
import { moneyFormatOf } from '#contract/currency';
import { intervalPrice } from '#contract/plans';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import type { PlanChangeRow } from '#db/schema/plan-changes';
import { findActiveRequest } from '../cancellations/repository.ts';
import { lockOrder } from '../orders/find.ts';
import { recordPlan } from '../orders/plan.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { quoteExpiredFailure, requireActive, requireChangeable, toFailure } from './failures.ts';
import { claimChange, readUnclaimed, releaseChange, settleChange } from './repository.ts';

/** How long the provider repeats its answer to an idempotency key. */
const idempotencyKeyMs = 24 * 60 * 60 * 1000;

export type ProcessorDependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

/**
 * Applies a recorded change that this process has claimed. A refusal of the provider settles it;
 * without an answer the row stays pending and is resumed under the same idempotency key.
 */
export function createPlanChangeProcessor(deps: ProcessorDependencies) {
  const { db, provider, mail, now, log } = deps;
  return {
    apply: (change: PlanChangeRow): Promise<void> => settle(change, () => send(change)),
    applyUnlessApplied,

    /** Continues what a stopped process, or an unanswered call, left pending. */
    async resume(): Promise<void> {
      await resumeEach(await readUnclaimed(db, now()), {
        claim: ({ id }) => claimChange(db, id, now()),
        run: applyUnlessApplied,
        describe: ({ id }) => `plan change ${id}`,
        log,
      });
    },
  };

  /** For a change that an earlier attempt may have applied already. */
  function applyUnlessApplied(change: PlanChangeRow): Promise<void> {
    return settle(change, async () => (await findApplied(change)) ?? send(change));
  }

  async function settle(
    change: PlanChangeRow,
    apply: () => Promise<ProviderSubscription>,
  ): Promise<void> {
    try {
      await complete(change, await apply());
    } catch (error) {
      const failure = toFailure(error);
      if (error instanceof ProviderRefused) log(`plan change ${change.id}: ${error.message}`);
      if (failure instanceof Failure) {
        await settleChange(db, change.id, { refusal: failure, at: now() });
      } else if (error instanceof ProviderUnavailable) {
        await releaseChange(db, change);
      }
      throw failure;
    }
  }

  function send({ subscriptionId, items, pricedAt, key }: PlanChangeRow) {
    const request = { subscriptionId, items, pricedAt };
    return provider.changePlan(request, { idempotencyKey: `plan:${key}` });
  }

  /** null: not applied yet, and still allowed. */
  async function findApplied(change: PlanChangeRow): Promise<ProviderSubscription | null> {
    const subscription = await provider.subscription(change.subscriptionId);
    if (subscription && isBilled(change, subscription)) return subscription;
    const order = await db.query.orders.findFirst({ where: eq(orders.id, change.orderId) });
    if (!order) throw new Error(`Plan change ${change.id} has no order`);
    requireChangeable(order, await findActiveRequest(db, order.id));
    requireActive(subscription);
    if (now().getTime() - change.createdAt.getTime() > idempotencyKeyMs)
      throw quoteExpiredFailure();
    return null;
  }

  async function complete(change: PlanChangeRow, { currentPeriodEnd }: ProviderSubscription) {
    const { billingInterval, supportPackage, intervalProductPrice, intervalSupportPrice } = change;
    const parts = { productCents: intervalProductPrice, supportCents: intervalSupportPrice };
    const at = now();
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, change.orderId);
      const price = intervalPrice(billingInterval, parts, moneyFormatOf(order.currency));
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
