import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { desc, eq } from 'drizzle-orm';
import type { PlanChange } from '#contract/billing';
import { apiPaths } from '#contract/paths';
import { type PlanChangeRow, planChanges } from '#db/schema/plan-changes';
import { createRateLimits } from '../http/rate-limits.ts';
import { createProviderPrices } from '../payments/prices.ts';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { asWhenBought, planDesk, refusal } from '../testing/plans.ts';
import { testShop } from '../testing/shop.ts';
import { aSubscriber } from '../testing/subscribers.ts';
import { createPlans } from './plan.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const { paid, planMails, planOf, preview, take, taken } = planDesk(shop);

const regular: PlanChange = {
  ...{ billingInterval: 'month', supportPackage: 'regular' },
  ...{ pricedAt: null, dueNow: null, intervalTotal: null },
};
const expansion: PlanChange = { ...regular, supportPackage: 'expansion' };
const underWay =
  'Another change of this plan is under way. Look at your subscription before you try again.';

afterEach(() => {
  shop().clock.shiftMs = 0;
  shop().sandbox.webhooks.drop(false);
});

type Subscriber = Awaited<ReturnType<typeof aSubscriber>>;

/** Another process of the shop, whose provider may be another. */
function beside(provider: Partial<PaymentProvider> = {}) {
  const { db, mail, clock, log } = shop();
  const all = { ...shop().provider, ...provider };
  const found = Promise.withResolvers<void>();
  const now = () => {
    found.resolve();
    return clock.now();
  };
  const plans = createPlans({
    ...{ db, mail, provider: all, now, log: (line: string) => log.push(line) },
    prices: createProviderPrices({ db, provider: all, now: clock.now }),
    limits: createRateLimits({ enabled: false, now: clock.now }),
  });
  return {
    resume: plans.resume,
    /** Once it has found what is pending: before that it does not look at the clock. */
    found: found.promise,
    preview: ({ id, order }: Subscriber, wish: PlanChange) =>
      heard(plans.preview(id, order.orderId, wish)),
    change: ({ id, order }: Subscriber, wish: PlanChange) =>
      heard(plans.change(id, order.orderId, wish)),
  };
}

/** What the customer hears. */
function heard(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => 'made',
    (error) => error.message,
  );
}

/** A call of the provider that goes no further until it is let go. */
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

/** As a process leaves it that dies at the provider's door; answers the key that it asked under. */
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

async function newest(): Promise<PlanChangeRow | undefined> {
  return shop().db.query.planChanges.findFirst({ orderBy: desc(planChanges.id) });
}

describe('of two processes', () => {
  test('the first alone makes its change, however long it takes', async () => {
    const of = await aSubscriber(shop());
    const slow = held('changePlan');
    const first = beside(slow.provider).change(of, regular);
    await slow.reached;
    shop().clock.shiftMs = 40_000;
    expect(await beside().change(of, expansion)).toBe(underWay);
    slow.letGo();
    expect(await first).toBe('made');
    await shop().sandbox.webhooks.settled();
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });

  test('both hear of the same change, which is made once', async () => {
    const of = await aSubscriber(shop());
    const slow = held('changePlan');
    const first = beside(slow.provider).change(of, regular);
    await slow.reached;
    const other = beside();
    const second = other.change(of, regular);
    await other.found;
    slow.letGo();
    expect(await Promise.all([first, second])).toEqual(['made', 'made']);
    await shop().sandbox.webhooks.settled();
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });

  test('both hear that the card was declined, which was asked once', async () => {
    const of = await aSubscriber(shop());
    shop().sandbox.cards.decline(of.order.stripeSubscriptionId ?? '', true);
    const slow = held('changePlan');
    const first = beside(slow.provider).change(of, regular);
    await slow.reached;
    const other = beside({
      changePlan: () => Promise.reject(new Error('It asks the card again')),
    });
    const second = other.change(of, regular);
    await other.found;
    slow.letGo();
    const sentences = await Promise.all([first, second]);
    expect(sentences[0]).toStartWith('Your card was declined');
    expect(sentences[1]).toBe(sentences[0]);
    expect(await planOf(of.order.orderId)).toEqual(asWhenBought);
  });

  test('the second hears so where the plan has changed since its price was reckoned', async () => {
    const of = await aSubscriber(shop());
    const slow = held('previewPlan');
    const second = beside(slow.provider).change(of, expansion);
    await slow.reached;
    expect(await beside().change(of, regular)).toBe('made');
    slow.letGo();
    expect(await second).toStartWith('This plan was just changed in another place.');
    await shop().sandbox.webhooks.settled();
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
  });
});

describe('a price', () => {
  test('that was shown before the last change is not taken for one of the plan that runs', async () => {
    const of = await aSubscriber(shop());
    const { pricedAt } = await preview(of, expansion);
    await taken(of, regular);
    const { db, clock } = shop();
    const made = { updatedAt: new Date(clock.now().getTime() + 2000) };
    await db.update(planChanges).set(made).where(eq(planChanges.orderId, of.order.id));
    const [status, sentence] = await refusal(await take(of, { ...expansion, pricedAt }));
    expect([status, sentence.startsWith('This plan was just changed')]).toEqual([409, true]);
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
  });

  test('that is asked for while a change is made does not undo what was made', async () => {
    const of = await aSubscriber(shop());
    const { provider } = shop();
    const answered = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const other = beside({
      async subscription(id) {
        const before = await provider.subscription(id);
        answered.resolve();
        await gate.promise;
        return before;
      },
    });
    const late = other.preview(of, expansion);
    await answered.promise;
    await taken(of, regular);
    gate.resolve();
    expect(await late).toStartWith('This plan was just changed');
    expect(await planOf(of.order.orderId)).toMatchObject({ supportPackage: 'regular' });
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });
});

describe('the same change again', () => {
  test('at the price of the same moment is the one that was made', async () => {
    const of = await aSubscriber(shop());
    const { pricedAt } = await preview(of, regular);
    const shown = { ...regular, pricedAt };
    await taken(of, shown);
    expect((await taken(of, shown)).totalAmount).toBe('69.00');
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });

  test('without its moment is a wish for what is there already', async () => {
    const of = await aSubscriber(shop());
    await taken(of, regular);
    const again = await refusal(await take(of, regular));
    expect(again).toEqual([409, 'This is the plan that you have already.']);
  });
});

describe('what was left behind', () => {
  test('is gone on with under the same key, once its process counts as dead', async () => {
    const of = await aSubscriber(shop());
    const key = await leftBehind(of, regular);
    await shop().jobs.run('plan-changes');
    expect(await planOf(of.order.orderId)).toEqual(asWhenBought);
    expect(await beside().change(of, expansion)).toBe(underWay);

    shop().clock.shiftMs = 61_000;
    const keys: string[] = [];
    await beside({
      changePlan(request, options) {
        keys.push(options.idempotencyKey);
        return shop().provider.changePlan(request, options);
      },
    }).resume();
    expect(keys).toEqual([key]);
    await shop().sandbox.webhooks.settled();
    expect(await planOf(of.order.orderId)).toMatchObject({ supportPackage: 'regular' });
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });

  test('by a provider that did not answer is told as under way, and made by itself', async () => {
    const of = await aSubscriber(shop());
    shop().sandbox.webhooks.drop(true);
    const losing = beside({
      async changePlan(...given) {
        await shop().provider.changePlan(...given);
        throw new ProviderUnavailable('The answer was lost');
      },
    });
    expect(await losing.change(of, regular)).toContain('We go on with your change by ourselves');
    expect(await beside().change(of, expansion)).toBe(underWay);
    await shop().jobs.run('plan-changes');
    expect(await planOf(of.order.orderId)).toMatchObject({ supportPackage: 'regular' });
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
    expect((await taken(of, expansion)).totalAmount).toBe('618.00');
  });

  test('is made at once for whoever presses again', async () => {
    const of = await aSubscriber(shop());
    const failing = beside({
      changePlan: () => Promise.reject(new ProviderUnavailable('It is down')),
    });
    await failing.change(of, regular);
    expect((await taken(of, regular)).totalAmount).toBe('69.00');
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
  });

  test('is not made any more where the customer has cancelled since', async () => {
    const of = await aSubscriber(shop());
    await leftBehind(of, regular);
    await shop().post(apiPaths.subscriptionCancel(of.order.id), {}, { cookie: of.cookie });
    shop().clock.shiftMs = 61_000;
    await shop().jobs.run('plan-changes');
    expect(await newest()).toMatchObject({ status: 'refused', claimedAt: null });
    expect(await planOf(of.order.orderId)).toEqual(asWhenBought);
    expect(await paid(of.order.id)).toEqual([1900]);
  });

  test('for more than a day is not made any more: its key is forgotten', async () => {
    const of = await aSubscriber(shop());
    await leftBehind(of, regular);
    shop().clock.shiftMs = 25 * 60 * 60_000;
    await shop().jobs.run('plan-changes');
    expect(await newest()).toMatchObject({ status: 'refused' });
    expect(await paid(of.order.id)).toEqual([1900]);
  });

  test('and is taken over leaves nothing to whoever had it', async () => {
    const of = await aSubscriber(shop());
    const slow = held('changePlan');
    const first = beside(slow.provider).change(of, regular);
    await slow.reached;
    shop().clock.shiftMs = 61_000;
    await shop().jobs.run('plan-changes');
    await taken(of, expansion);
    slow.letGo();
    await first;
    await shop().sandbox.webhooks.settled();
    expect(await planOf(of.order.orderId)).toMatchObject({ supportPackage: 'expansion' });
    expect(await paid(of.order.id)).toHaveLength(3);
    expect(await planMails(of.order.customerEmail)).toHaveLength(2);
  });
});
