import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { and, eq, isNull } from 'drizzle-orm';
import { aSubscriber } from '#api/testing/event-stream';
import { findOrder, pay } from '#api/testing/orders';
import { planDesk, regular, yearly } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import { providerPrices } from '#db/schema/provider-prices';
import { stripeOf } from '../reconciliation/testing/books.ts';
import { openCheckout } from '../reconciliation/testing/purchases.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const { taken } = planDesk(shop);

async function currentPriceOf(item: string) {
  const price = await shop().db.query.providerPrices.findFirst({
    where: and(eq(providerPrices.item, item), isNull(providerPrices.archivedAt)),
  });
  if (!price) throw new Error(`${item} has no price`);
  return price;
}

async function expectPaid(opened: { status: number; url: string; orderId: string }) {
  expect(opened.status).toBe(201);
  await pay(opened.url);
  await shop().sandbox.webhooks.settled();
  expect(await findOrder(shop(), opened.orderId)).toMatchObject({ paymentStatus: 'paid' });
}

describe('a checkout opens on the first attempt', () => {
  test('when its price was archived in the provider’s dashboard', async () => {
    const { id: productId } = await shop().aProduct();
    await openCheckout(shop(), { productId });
    const { priceId } = await currentPriceOf(`product-${productId}`);
    await stripeOf(shop()).prices.update(priceId, { active: false });
    await expectPaid(await openCheckout(shop(), { productId }));
  });

  test('when its product was archived', async () => {
    const { id: productId } = await shop().aProduct();
    await openCheckout(shop(), { productId });
    const { providerProductId } = await currentPriceOf(`product-${productId}`);
    await stripeOf(shop()).products.update(providerProductId, { active: false });
    await expectPaid(await openCheckout(shop(), { productId }));
  });

  test('when the provider has no such price, by creating it again', async () => {
    const { id: productId } = await shop().aProduct();
    await openCheckout(shop(), { productId });
    const lost = { priceId: 'price_lost', providerProductId: 'prod_lost' };
    const { priceId } = await currentPriceOf(`product-${productId}`);
    await shop().db.update(providerPrices).set(lost).where(eq(providerPrices.priceId, priceId));
    await expectPaid(await openCheckout(shop(), { productId }));
    expect((await currentPriceOf(`product-${productId}`)).priceId).not.toBe('price_lost');
  });
});

describe('a plan changes on the first attempt', () => {
  test('when the price of the support package was archived', async () => {
    await aSubscriber(shop(), { purchase: { supportPackage: 'regular' } });
    const { priceId } = await currentPriceOf('support-regular');
    await stripeOf(shop()).prices.update(priceId, { active: false });
    const of = await aSubscriber(shop());
    expect(await taken(of, regular)).toMatchObject({ totalAmount: '69.00' });
  });

  test('when the price of the website was archived', async () => {
    const of = await aSubscriber(shop());
    await openCheckout(shop(), { productId: of.product.id, billingInterval: 'year' });
    const rows = await shop().db.query.providerPrices.findMany({
      where: eq(providerPrices.item, `product-${of.product.id}`),
    });
    for (const { priceId } of rows) {
      await stripeOf(shop()).prices.update(priceId, { active: false });
    }
    expect(await taken(of, yearly)).toMatchObject({ totalAmount: '199.00' });
  });
});
