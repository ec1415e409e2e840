import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { aSubscriber } from '#api/testing/event-stream';
import { findOrder } from '#api/testing/orders';
import { asPurchased, planDesk, refusal, regular, yearly } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import type { OrderRow } from '#db/schema/orders';
import { createProviderPrices, supportItem } from '../prices/service.ts';
import { readProviderPlan } from './provider-plan.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const { paid, planMails, planOf, preview, take, taken } = planDesk(shop);
const updateIt = 'POST /v1/subscriptions/{id}';

afterEach(() => {
  shop().clock.shiftMs = 0;
  shop().sandbox.faults.clear();
  shop().sandbox.webhooks.drop(false);
});

describe('when a change fails', () => {
  test('changes nothing on a declined card and succeeds with a working one', async () => {
    const of = await aSubscriber(shop());
    const subscription = of.order.stripeSubscriptionId ?? '';
    shop().sandbox.cards.decline(subscription, true);
    const [status, sentence] = await refusal(await take(of, yearly));
    expect([status, sentence]).toEqual([
      409,
      'Your card was declined, so nothing has changed. Change your card, then try again.',
    ]);
    await shop().sandbox.webhooks.settled();
    expect(await planOf(of.order.orderId)).toEqual(asPurchased);
    expect(await paid(of.order.id)).toEqual([1900]);
    expect(await planMails(of.order.customerEmail)).toEqual([]);
    shop().sandbox.cards.decline(subscription, false);
    expect((await taken(of, yearly)).totalAmount).toBe('199.00');
  });

  test.each(['GET /v1/subscriptions/{id}', 'POST /v1/invoices/create_preview', updateIt])(
    'returns 503 when the provider fails at %s and succeeds on retry',
    async (operation) => {
      const of = await aSubscriber(shop());
      // Repeating a key repeats its failure.
      shop().sandbox.faults.next(operation, { status: 500 }, operation.startsWith('GET') ? 2 : 1);
      const response = await take(of, regular);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'provider_down' });
      expect(await planOf(of.order.orderId)).toEqual(asPurchased);
      expect((await taken(of, regular)).totalAmount).toBe('69.00');
      expect(await paid(of.order.id)).toEqual([1900, 5000]);
    },
  );

  /** The state after a crash that followed the provider's answer. */
  async function changedAtTheProvider({ order }: { order: OrderRow }): Promise<void> {
    const { db, provider, clock } = shop();
    const prices = createProviderPrices({ db, provider, now: clock.now });
    const subscriptionId = order.stripeSubscriptionId ?? '';
    const items = (await provider.subscription(subscriptionId))?.items ?? [];
    const itemId = (await readProviderPlan(db, items, 'usd'))?.support.itemId ?? '';
    const priceId = await prices.priceId(
      supportItem('regular', { interval: 'month', currency: 'usd', cents: 5000 }),
    );
    const request = { subscriptionId, items: [{ itemId, priceId }], pricedAt: null };
    await provider.changePlan(request, { idempotencyKey: crypto.randomUUID() });
  }

  test('completes a change after a crash through the provider’s events, once', async () => {
    const of = await aSubscriber(shop());
    await changedAtTheProvider(of);
    await shop().sandbox.webhooks.settled();
    const { orderId, customerEmail } = of.order;
    expect(await planOf(orderId)).toMatchObject({ supportPackage: 'regular', intervalTotal: 6900 });
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
    expect(await planMails(customerEmail)).toHaveLength(1);
  });

  test('completes a change after a crash on the next read without events', async () => {
    const of = await aSubscriber(shop());
    shop().sandbox.webhooks.drop(true);
    await changedAtTheProvider(of);
    expect(await planOf(of.order.orderId)).toEqual(asPurchased);
    const again = await refusal(await take(of, regular));
    expect(again).toEqual([409, 'You already have this plan.']);
    expect((await findOrder(shop(), of.order.orderId)).intervalTotal).toBe(6900);
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
    const more = { ...regular, supportPackage: 'expansion' } as const;
    expect((await taken(of, more)).totalAmount).toBe('618.00');
  });

  test('leaves the order unchanged for foreign prices', async () => {
    const of = await aSubscriber(shop());
    const { provider } = shop();
    const subscriptionId = of.order.stripeSubscriptionId ?? '';
    const [first] = (await provider.subscription(subscriptionId))?.items ?? [];
    const { priceId } = await provider.createPrice({
      item: 'by hand',
      title: 'By hand',
      currency: 'usd',
      interval: 'month',
      cents: 100,
      providerProductId: null,
      key: crypto.randomUUID(),
    });
    const items = [{ itemId: first?.itemId ?? '', priceId }];
    const request = { subscriptionId, items, pricedAt: null };
    await provider.changePlan(request, { idempotencyKey: crypto.randomUUID() });
    await shop().sandbox.webhooks.settled();
    expect(await planOf(of.order.orderId)).toEqual(asPurchased);
    const [status, sentence] = await refusal(await take(of, regular));
    expect([status, sentence.includes('can’t be changed here')]).toEqual([409, true]);
  });

  test('makes one change for the concurrent requests of a double click', async () => {
    const of = await aSubscriber(shop());
    const shown = { ...yearly, pricedAt: (await preview(of, yearly)).pricedAt };
    const answers = await Promise.all([take(of, shown), take(of, shown)]);
    await shop().sandbox.webhooks.settled();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await paid(of.order.id)).toEqual([1900, 18_000]);
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });
});
