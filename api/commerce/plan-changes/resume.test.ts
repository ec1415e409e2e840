import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { desc } from 'drizzle-orm';
import { leaseMs } from '#api/platform/lease';
import { aSubscriber } from '#api/testing/event-stream';
import { expansion, pendingChange, planProcesses, regular } from '#api/testing/plan-processes';
import { asPurchased, planDesk } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import { type PlanChangeRow, planChanges } from '#db/schema/plan-changes';
import { ProviderUnavailable } from '../payments/provider/failures.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const { paid, planMails, planOf, taken } = planDesk(shop);
const { beside, held, leftBehind } = planProcesses(shop);

afterEach(() => {
  shop().clock.shiftMs = 0;
  shop().sandbox.webhooks.drop(false);
});

async function newest(): Promise<PlanChangeRow | undefined> {
  return shop().db.query.planChanges.findFirst({ orderBy: desc(planChanges.id) });
}

describe('an unfinished change', () => {
  test('resumes with the same key once its lease expires', async () => {
    const of = await aSubscriber(shop());
    const key = await leftBehind(of, regular);
    await shop().jobs.run('plan-changes');
    expect(await planOf(of.order.orderId)).toEqual(asPurchased);
    expect(await beside().change(of, expansion)).toBe(pendingChange);

    shop().clock.shiftMs = leaseMs + 1000;
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

  test('is reported as in progress and completed automatically if the provider did not respond', async () => {
    const of = await aSubscriber(shop());
    shop().sandbox.webhooks.drop(true);
    const losing = beside({
      async changePlan(...given) {
        await shop().provider.changePlan(...given);
        throw new ProviderUnavailable('The answer was lost');
      },
    });
    expect(await losing.change(of, regular)).toContain('We’ll keep trying');
    expect(await beside().change(of, expansion)).toBe(pendingChange);
    await shop().jobs.run('plan-changes');
    expect(await planOf(of.order.orderId)).toMatchObject({ supportPackage: 'regular' });
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
    expect((await taken(of, expansion)).totalAmount).toBe('618.00');
  });

  test('completes immediately on a retry', async () => {
    const of = await aSubscriber(shop());
    const failing = beside({
      changePlan: () => Promise.reject(new ProviderUnavailable('It is down')),
    });
    await failing.change(of, regular);
    expect((await taken(of, regular)).totalAmount).toBe('69.00');
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
  });

  test('is dropped if the customer has cancelled since', async () => {
    const of = await aSubscriber(shop());
    await leftBehind(of, regular);
    shop().clock.shiftMs = leaseMs + 1000;
    const path = `/api/customer/subscriptions/${of.order.id}/cancel`;
    expect((await shop().post(path, {}, { cookie: of.cookie })).status).toBe(201);
    await shop().jobs.run('plan-changes');
    expect(await newest()).toMatchObject({ status: 'refused', claimedAt: null });
    expect(await planOf(of.order.orderId)).toEqual(asPurchased);
    expect(await paid(of.order.id)).toEqual([1900]);
  });

  test('is dropped after a day, because its key has expired', async () => {
    const of = await aSubscriber(shop());
    await leftBehind(of, regular);
    shop().clock.shiftMs = 25 * 60 * 60_000;
    await shop().jobs.run('plan-changes');
    expect(await newest()).toMatchObject({ status: 'refused' });
    expect(await paid(of.order.id)).toEqual([1900]);
  });

  test('can’t be completed by its former process once another took over', async () => {
    const of = await aSubscriber(shop());
    const slow = held('changePlan');
    const first = beside(slow.provider).change(of, regular);
    await slow.reached;
    shop().clock.shiftMs = leaseMs + 1000;
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
