import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { CARD } from '#api/sandbox/testing/portal';
import { testShop } from '#api/testing/shop';
import { aSubscriber } from '#api/testing/subscribers';
import { portalPage } from '../payments/stripe/testing/portal-page.ts';
import { stripeOf } from '../reconciliation/testing/books.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const settled = () => shop().sandbox.webhooks.settled();

afterEach(() => {
  shop().sandbox.webhooks.drop(false);
  shop().sandbox.webhooks.sendTwice(false);
});

/** Somebody with a website, the cards that the provider knows of them, and what it was asked. */
async function somebody() {
  const { order } = await aSubscriber(shop());
  const subscriptionId = order.stripeSubscriptionId ?? '';
  const customerId = order.stripeCustomerId ?? '';
  const { customers, subscriptions } = stripeOf(shop());
  return {
    order,
    subscriptionId,
    changeCard: async () => {
      const opened = await shop().provider.openPortal({ ...portalPage, customerId });
      await fetch(opened?.url ?? '', {
        method: 'POST',
        body: new URLSearchParams(CARD),
        redirect: 'manual',
      });
      await settled();
    },
    rename: async () => {
      await customers.update(customerId, { name: 'Ada King' });
      await settled();
    },
    /** Whether the card that is charged is the one that was chosen last. */
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

test('a card is charged once it was changed, however often that is told', async () => {
  const { changeCard, isCharged } = await somebody();
  shop().sandbox.webhooks.sendTwice(true);
  await changeCard();
  expect(await isCharged()).toBe(true);
});

test('other news of a customer are none of a card', async () => {
  const { rename } = await somebody();
  expect(await asked(rename)).toEqual([]);
});

test('of what has ended nothing is charged, and nothing asked', async () => {
  const { changeCard, subscriptionId } = await somebody();
  await shop().provider.endNow(subscriptionId);
  await settled();
  expect(await asked(changeCard)).toEqual([]);
});

test('news of a card that were lost are made up for by the next comparison', async () => {
  const { order, changeCard, isCharged } = await somebody();
  shop().sandbox.webhooks.drop(true);
  await changeCard();
  shop().sandbox.webhooks.drop(false);
  expect(await isCharged()).toBe(false);
  const compare = async () =>
    (await shop().reconciliation.run()).differences.filter(
      ({ orderId }) => orderId === order.orderId,
    );
  expect(await compare()).toMatchObject([{ fact: 'card', mended: true }]);
  expect(await isCharged()).toBe(true);
  expect(await compare()).toEqual([]);
});
