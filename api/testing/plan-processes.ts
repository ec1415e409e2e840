import type { PaymentProvider } from '#api/commerce/payments/provider';
import { createPlanChanges } from '#api/commerce/plan-changes/service';
import { createProviderPrices } from '#api/commerce/prices/service';
import type { PlanChange } from '#contract/plan-changes';
import { createRateLimits } from '../http/rate-limits.ts';
import type { aSubscriber } from './event-stream.ts';
import type { TestShop } from './shop.ts';

type Subscriber = Awaited<ReturnType<typeof aSubscriber>>;

export const regular: PlanChange = {
  billingInterval: 'month',
  supportPackage: 'regular',
  pricedAt: null,
  dueNow: null,
  intervalTotal: null,
};
export const expansion: PlanChange = { ...regular, supportPackage: 'expansion' };
export const yearly: PlanChange = { ...regular, billingInterval: 'year', supportPackage: 'none' };
export const pendingChange =
  'Another change to this plan is in progress. Check your subscription before you try again.';

/** Simulates several processes of one shop that change plans at the same time. */
export function planProcesses(shop: () => TestShop) {
  return { beside, held, leftBehind };

  /** Creates another process, optionally with overridden provider methods. */
  function beside(provider: Partial<PaymentProvider> = {}) {
    const { db, mail, clock, log } = shop();
    const all = { ...shop().provider, ...provider };
    const found = Promise.withResolvers<void>();
    const now = () => {
      found.resolve();
      return clock.now();
    };
    const plans = createPlanChanges({
      db,
      mail,
      provider: all,
      now,
      log: (line: string) => log.push(line),
      prices: createProviderPrices({ db, provider: all, now: clock.now }),
      limits: createRateLimits({ enabled: false, now: clock.now }),
    });
    return {
      resume: plans.resume,
      /** Resolves once the process has found the pending changes and first reads the clock. */
      found: found.promise,
      preview: ({ id, order }: Subscriber, wish: PlanChange) =>
        heard(plans.preview(id, order.orderId, wish)),
      change: ({ id, order }: Subscriber, wish: PlanChange) =>
        heard(plans.change(id, order.orderId, wish)),
    };
  }

  /** Blocks a provider call until the test releases it. */
  function held<Verb extends 'changePlan' | 'previewPlan'>(verb: Verb) {
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const call: (...given: never[]) => Promise<unknown> = shop().provider[verb];
    const holding = async (...given: never[]) => {
      reached.resolve();
      await gate.promise;
      return call(...given);
    };
    return { reached: reached.promise, letGo: gate.resolve, provider: { [verb]: holding } };
  }

  /** Simulates a crash during the provider call and returns its idempotency key. */
  async function leftBehind(of: Subscriber, wish: PlanChange): Promise<string> {
    const asked = Promise.withResolvers<string>();
    const dying = beside({
      changePlan(_, { idempotencyKey }) {
        asked.resolve(idempotencyKey);
        return new Promise(() => {});
      },
    });
    void dying.change(of, wish);
    return asked.promise;
  }
}

/** Returns 'applied' or the error message. */
function heard(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => 'applied',
    (error) => error.message,
  );
}
