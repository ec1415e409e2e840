import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aSubscriber } from '#api/testing/event-stream';
import { anOrder } from '#api/testing/orders';
import { asPurchased, type Of, planDesk, refusal, regular } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import type { PlanChangeInput } from '#contract/plan-changes';
import { orders } from '#db/schema/orders';

setDefaultTimeout(20_000);

const shop = testShop();
const { ask, planOf, take } = planDesk(shop);

afterEach(() => shop().sandbox.webhooks.drop(false));

describe('a plan change', () => {
  const refused = async (of: Of, wish: PlanChangeInput) => {
    const [shown, made] = [await refusal(await ask(of, wish)), await refusal(await take(of, wish))];
    expect(shown).toEqual(made);
    expect(made[0]).toBe(409);
    return made[1];
  };

  test('refuses the current plan', async () => {
    const of = await aSubscriber(shop());
    const same = { ...regular, supportPackage: 'none' } as const;
    expect(await refused(of, same)).toBe('You already have this plan.');
  });

  test('is refused while a cancellation is scheduled, here or at the provider', async () => {
    const of = await aSubscriber(shop());
    await shop().post(
      `/api/customer/subscriptions/${of.order.id}/cancel`,
      {},
      { cookie: of.cookie },
    );
    expect(await refused(of, regular)).toContain('is being cancelled');

    const other = await aSubscriber(shop());
    shop().sandbox.webhooks.drop(true);
    await shop().provider.endAtPeriodEnd(other.order.stripeSubscriptionId ?? '', {
      idempotencyKey: crypto.randomUUID(),
    });
    expect(await refused(other, regular)).toContain('is being cancelled');
  });

  test('is refused while a payment is outstanding', async () => {
    const of = await aSubscriber(shop());
    const row = eq(orders.id, of.order.id);
    for (const subscriptionStatus of ['past_due', 'unpaid'] as const) {
      await shop().db.update(orders).set({ subscriptionStatus }).where(row);
      expect(await refused(of, regular)).toContain('is overdue');
      expect(await (await ask(of, regular)).json()).toMatchObject({ code: 'change_card' });
    }
  });

  test('is refused before the first payment and after the end', async () => {
    const person = await shop().signIn();
    const pending = await anOrder(shop().db, {
      customerId: person.id,
      subscriptionStatus: 'pending',
      paymentStatus: 'pending',
      paidAt: null,
    });
    expect(await refused({ ...person, order: pending }, regular)).toContain('isn’t active yet');
    const of = await aSubscriber(shop());
    await shop().provider.endNow(of.order.stripeSubscriptionId ?? '');
    expect(await refused(of, regular)).toBe('This subscription has ended.');
    await shop().sandbox.webhooks.settled();
    expect(await refused(of, regular)).toBe('This subscription has ended.');
  });

  test('is refused for a subscription unknown to the provider', async () => {
    const person = await shop().signIn();
    for (const stripeSubscriptionId of [null, 'sub_none']) {
      const order = await anOrder(shop().db, { customerId: person.id, stripeSubscriptionId });
      expect(await refused({ ...person, order }, regular)).toContain('can’t be changed here');
    }
  });

  test('is refused for other customers', async () => {
    const { order } = await aSubscriber(shop());
    for (const person of [await shop().signIn(), await shop().signIn({ isAdmin: true })]) {
      expect((await ask({ ...person, order }, regular)).status).toBe(404);
      expect((await take({ ...person, order }, regular)).status).toBe(404);
    }
    expect((await take({ cookie: '', order }, regular)).status).toBe(401);
    expect(await planOf(order.orderId)).toEqual(asPurchased);
  });
});
