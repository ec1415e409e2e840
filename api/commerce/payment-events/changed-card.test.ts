import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { CARD } from 'payment-sandbox/testing/portal';
import { LATER_DECLINED } from 'payment-sandbox/testing/subscription';
import { aSubscriber } from '#api/testing/event-stream';
import { testShop } from '#api/testing/shop';
import { orders } from '#db/schema/orders';
import { portalPage } from '../payments/stripe/testing/portal-page.ts';
import { stripeOf } from '../reconciliation/testing/books.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const settled = () => shop().sandbox.webhooks.settled();

afterEach(() => {
  shop().sandbox.webhooks.drop(false);
  shop().sandbox.webhooks.sendTwice(false);
});

/** A customer with an order, their cards and the provider's requests. */
async function aCardholder() {
  const { order } = await aSubscriber(shop());
  const subscriptionId = order.stripeSubscriptionId ?? '';
  const customerId = order.stripeCustomerId ?? '';
  const { customers, subscriptions } = stripeOf(shop());
  return {
    order,
    subscriptionId,
    changeCard: async (cardNumber = CARD.cardNumber) => {
      const opened = await shop().provider.openPortal({ ...portalPage, customerId });
      await fetch(opened?.url ?? '', {
        method: 'POST',
        body: new URLSearchParams({ ...CARD, cardNumber }),
        redirect: 'manual',
      });
      await settled();
    },
    rename: async () => {
      await customers.update(customerId, { name: 'Ada King' });
      await settled();
    },
    /** Whether the newest chosen card is the one charged. */
    isCharged: async () => {
      const customer = await customers.retrieve(customerId);
      const { default_payment_method } = await subscriptions.retrieve(subscriptionId);
      if (customer.deleted) throw new Error('The customer is gone');
      return customer.invoice_settings.default_payment_method === default_payment_method;
    },
  };
}

async function asked(happen: () => Promise<void>): Promise<string[]> {
  const before = shop().sandbox.requests().length;
  await happen();
  const requests = shop().sandbox.requests().slice(before);
  const named = requests.flatMap(({ operation }) => operation ?? []);
  return named.filter((name) => name.includes('/v1/subscriptions'));
}

test('switches to a changed card once despite repeated events', async () => {
  const { changeCard, isCharged } = await aCardholder();
  shop().sandbox.webhooks.sendTwice(true);
  await changeCard();
  expect(await isCharged()).toBe(true);
});

test('ignores other customer updates', async () => {
  const { rename } = await aCardholder();
  expect(await asked(rename)).toEqual([]);
});

test('ignores ended subscriptions', async () => {
  const { changeCard, subscriptionId } = await aCardholder();
  await shop().provider.endNow(subscriptionId);
  await settled();
  expect(await asked(changeCard)).toEqual([]);
});

test('applies a missed card change during reconciliation', async () => {
  const { order, changeCard, isCharged } = await aCardholder();
  shop().sandbox.webhooks.drop(true);
  await changeCard();
  shop().sandbox.webhooks.drop(false);
  expect(await isCharged()).toBe(false);
  const compare = async () =>
    (await shop().reconciliation.run()).differences.filter(
      ({ orderId }) => orderId === order.orderId,
    );
  expect(await compare()).toMatchObject([{ fact: 'card', corrected: true }]);
  expect(await isCharged()).toBe(true);
  expect(await compare()).toEqual([]);
});

test('an order keeps the network and last digits of the card that is charged', async () => {
  const { order, changeCard } = await aCardholder();
  expect(await cardOf(order.id)).toEqual({ cardBrand: 'visa', cardLast4: '4242' });
  await changeCard(LATER_DECLINED);
  expect(await cardOf(order.id)).toEqual({
    cardBrand: 'visa',
    cardLast4: LATER_DECLINED.slice(-4),
  });
});

async function cardOf(id: number) {
  return shop().db.query.orders.findFirst({
    columns: { cardBrand: true, cardLast4: true },
    where: eq(orders.id, id),
  });
}
