import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { testShop } from '#api/testing/shop';
import { defaultSettings } from '#contract/default-settings';
import { discounts } from '#db/schema/discounts';
import { orders } from '#db/schema/orders';
import { products } from '#db/schema/products';

const shop = testShop();
const path = '/api/orders/create-checkout';

function aPurchase(productId: number, values: object) {
  const checkoutId = crypto.randomUUID();
  const customerEmail = `${checkoutId}@example.com`;
  return { productId, customerName: 'Ada Lovelace', customerEmail, checkoutId, ...values };
}

async function aCode(percentOff: number): Promise<string> {
  const code = `CODE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { cookie } = await shop().signIn({ isAdmin: true });
  const input = { code, percentOff, duration: 'once' };
  expect((await shop().post('/api/admin/discounts', input, { cookie })).status).toBe(201);
  return code;
}

let version = 0;
async function saveSupport(prices: { regularPrice: string; expansionPrice: string }) {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const value = { ...defaultSettings.support, ...prices };
  const body = { section: 'support', version, value };
  const saved = await shop().send('PATCH', '/api/admin/settings', body, { cookie });
  expect(saved.status).toBe(200);
  version += 1;
}

const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
  shop().db.update(products).set(values).where(eq(products.id, id));

type Case = {
  name: string;
  bought: object;
  percentOff?: number;
  /** What was due before the change, and after it. */
  totals: [string, string];
  save: (productId: number, code: string | undefined) => Promise<unknown>;
};

test.each<Case>([
  {
    name: 'the price of the website',
    bought: {},
    totals: ['19.00', '149.00'],
    save: (id) => change(id, { monthlyPrice: 149_00 }),
  },
  {
    name: 'the annual price',
    bought: { billingInterval: 'year', supportPackage: 'regular' },
    totals: ['799.00', '749.00'],
    save: (id) => change(id, { annualPrice: 149_00 }),
  },
  {
    name: 'the price under a discount',
    bought: {},
    percentOff: 50,
    totals: ['9.50', '74.50'],
    save: (id) => change(id, { monthlyPrice: 149_00 }),
  },
  {
    name: 'what the code takes off',
    bought: { billingInterval: 'year' },
    percentOff: 10,
    totals: ['179.10', '149.25'],
    save: (_, code = '') =>
      shop().db.update(discounts).set({ percentOff: 25 }).where(eq(discounts.code, code)),
  },
  {
    name: 'the price of a support package',
    bought: { supportPackage: 'expansion' },
    totals: ['618.00', '718.00'],
    save: () => saveSupport({ regularPrice: '60.00', expansionPrice: '699.00' }),
  },
])('orders nothing after a change of $name until the buyer has seen it', async (purchased) => {
  await saveSupport({ regularPrice: '50.00', expansionPrice: '599.00' });
  const { id } = await shop().aProduct();
  const [before, after] = purchased.totals;
  const code = purchased.percentOff && (await aCode(purchased.percentOff));
  const discountCode = code || null;
  const shown = aPurchase(id, { ...purchased.bought, discountCode, shownTotal: before });
  const { orderId } = await (await shop().post(path, shown)).json();
  await purchased.save(id, code || undefined);
  const placed = await shop().db.query.orders.findFirst({ where: eq(orders.orderId, orderId) });
  const count = await shop().db.$count(orders);

  const other = aPurchase(id, { ...purchased.bought, discountCode, shownTotal: before });
  for (const purchase of [shown, other]) {
    const refused = await shop().post(path, purchase);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining(`You would now pay $${after} today.`),
      errors: [{ path: 'shownTotal' }],
      newPrice: { total: after },
    });
  }
  expect(await shop().db.$count(orders)).toBe(count);
  expect(await shop().db.query.orders.findFirst({ where: eq(orders.orderId, orderId) })).toEqual(
    placed,
  );

  const seen = await shop().post(path, { ...shown, shownTotal: Number(after) });
  expect([seen.status, (await seen.json()).orderId]).toEqual([201, orderId]);
});

test.each(['', '19,00', '-19.00', '19.005', 'free', '1e2', '123456789.00', true])(
  'refuses %j as the total that was shown',
  async (shownTotal) => {
    const { id } = await shop().aProduct();
    const count = await shop().db.$count(orders);
    const response = await shop().post(path, aPurchase(id, { shownTotal }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'validation',
      errors: [{ path: 'shownTotal' }],
    });
    expect(await shop().db.$count(orders)).toBe(count);
  },
);
