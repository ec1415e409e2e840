import { afterEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { pay } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { orders } from '#db/schema/orders';
import { maxCents } from '#db/values/money';
import { ProviderRefused } from '../payments/provider/failures.ts';

const shop = testShop();
const path = '/api/orders/create-checkout';
const refusedSentence =
  'The payment provider refused this order, so you haven’t been charged. Contact support, and we’ll help you order.';

afterEach(() => shop().sandbox.faults.clear());

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

describe('an order that the provider refuses', () => {
  const creating = [
    'POST /v1/products',
    'POST /v1/prices',
    'POST /v1/checkout/sessions',
    'POST /v1/coupons',
  ];
  const cases = creating.flatMap((operation) =>
    [400, 401, 402, 403, 404].map((status) => [operation, status] as const),
  );

  test.each(cases)('at %s with %p is over, and can be tried again', async (operation, status) => {
    const { cookie } = await shop().signIn({ isAdmin: true });
    const discountCode = `CODE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    const input = { code: discountCode, percentOff: 10, duration: 'once', maxUses: 1 };
    expect((await shop().post('/api/admin/discounts', input, { cookie })).status).toBe(201);
    const { id } = await shop().aProduct();
    const purchase = aPurchase(id, { checkoutId: crypto.randomUUID(), discountCode });
    shop().sandbox.faults.always(operation, { status });
    for (const _ of [1, 2]) {
      const response = await shop().post(path, purchase);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'conflict', detail: refusedSentence });
    }
    const [order, ...others] = await ordersOf(purchase);
    expect(others).toEqual([]);
    expect(order?.checkoutExpiresAt?.getTime()).toBeLessThanOrEqual(shop().clock.now().getTime());
    expect(order?.discountHeldUntil).toEqual(order?.checkoutExpiresAt ?? null);
    const said = shop().log.filter((line) => line.includes(String(order?.orderId)));
    expect(said).toHaveLength(2);
    expect(said[0]).toContain(`${status}: `);
    expect(said[0]).not.toContain(purchase.customerEmail);

    shop().sandbox.faults.clear();
    const again = await shop().post(path, purchase);
    expect(again.status).toBe(201);
    await pay((await again.json()).url);
    await shop().sandbox.webhooks.settled();
    expect(await ordersOf(purchase)).toMatchObject([{ id: order?.id, paymentStatus: 'paid' }]);
  });

  test.each([409, 429, 500])(
    'tells of %p that the buyer should try again in a minute',
    async (status) => {
      const purchase = aPurchase((await shop().aProduct()).id);
      shop().sandbox.faults.always('POST /v1/checkout/sessions', { status });
      const response = await shop().post(path, purchase);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('10');
      shop().sandbox.faults.clear();
    },
  );

  test('for its address is told at the field of the address', async () => {
    const purchase = aPurchase((await shop().aProduct()).id, { customerEmail: 'ada@example.com' });
    const open = shop().provider.openCheckout;
    shop().provider.openCheckout = async () => {
      throw new ProviderRefused('rejected', '400: invalid_request_error', 'customer_email');
    };
    const response = await shop().post(path, purchase);
    shop().provider.openCheckout = open;
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0]).toMatchObject({
      path: 'customerEmail',
      message: expect.stringContaining('doesn’t accept this email address'),
    });
  });
});
