import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { testShop } from '#api/testing/shop';
import { orders } from '#db/schema/orders';
import { maxCents } from '#db/values/money';

const shop = testShop();
const path = '/api/orders/create-checkout';

function aPurchase(productId: number, values: object = {}) {
  const customerEmail = `${crypto.randomUUID()}@example.com`;
  return { productId, customerName: 'Ada Lovelace', customerEmail, ...values };
}

const ordersOf = ({ customerEmail }: { customerEmail: string }) =>
  shop().db.select().from(orders).where(eq(orders.customerEmail, customerEmail));

describe('a price from before there was a limit', () => {
  const annual = { billingInterval: 'year' };
  const expansion = { supportPackage: 'expansion' };

  test.each([
    ['$1,000,000 a month', { monthlyPrice: 100_000_000 }, {}],
    ['$999,999.99 and support', { monthlyPrice: 99_999_999 }, expansion],
    ['the most that is stored, and support', { monthlyPrice: maxCents }, expansion],
    [
      'the most that is stored, a year and support',
      { monthlyPrice: maxCents, annualPrice: maxCents },
      { ...annual, ...expansion },
    ],
  ])('is refused before anything is ordered: %s', async (_, prices, plan) => {
    const purchase = aPurchase((await shop().aProduct(prices)).id, plan);
    const response = await shop().post(path, purchase);
    expect(response.status).toBe(409);
    expect((await response.json()).detail).toBe(
      'This plan costs more than $999,999.99, the most that a card can be charged. Choose another plan, or contact us.',
    );
    expect(await ordersOf(purchase)).toEqual([]);
  });

  test('is sold where its total can be charged', async () => {
    const product = await shop().aProduct({ monthlyPrice: 99_999_999 });
    expect((await shop().post(path, aPurchase(product.id))).status).toBe(201);
  });
});
