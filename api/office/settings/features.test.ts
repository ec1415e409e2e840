import { afterEach, beforeEach, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { deliveryClockOf } from '#api/commerce/orders/delivery/deadline';
import { buy, findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { defaultSettings } from '#contract/default-settings';
import type { FeaturesSettings } from '#contract/settings/features';

const shop = testShop();
const hourMs = 60 * 60 * 1000;

let admin: string;
beforeEach(async () => {
  admin = (await shop().signIn({ isAdmin: true })).cookie;
});
/** The table refuses to be emptied by the shop itself. */
afterEach(async () => {
  await shop().db.execute(sql`truncate shop_settings`);
  await shop().shopSettings.reload();
});

async function save(section: 'features' | 'delivery', values: object, version = 0) {
  const value = { ...defaultSettings[section], ...values };
  const body = { section, version, value };
  return shop().send('PATCH', '/api/admin/settings', body, { cookie: admin });
}

async function turnOff(...names: (keyof FeaturesSettings)[]) {
  const answer = await save('features', Object.fromEntries(names.map((name) => [name, false])));
  expect(answer.status).toBe(200);
}

async function checkOut(values: object) {
  const { id } = await shop().aProduct();
  const customerEmail = `${crypto.randomUUID()}@example.com`;
  const purchase = { productId: id, customerName: 'Ada Lovelace', customerEmail, ...values };
  const answer = await shop().post('/api/orders/create-checkout', purchase);
  return { status: answer.status, body: await answer.json() };
}

async function aDiscountCode() {
  const code = 'SPRING';
  await shop().post(
    '/api/admin/discounts',
    { code, percentOff: 20, duration: 'once' },
    { cookie: admin },
  );
  return code;
}

test('a support package that is off can’t be bought, and what was bought stays', async () => {
  const { cookie } = await shop().signIn();
  const { orderId } = await buy(shop(), cookie, { supportPackage: 'regular' });
  await turnOff('regularSupport');
  const { status, body } = await checkOut({ supportPackage: 'regular' });
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    {
      path: 'supportPackage',
      message: 'This support package is no longer offered. Choose another one.',
    },
  ]);
  expect((await checkOut({ supportPackage: 'expansion' })).status).toBe(201);

  const path = `/api/customer/subscriptions/${orderId}`;
  const { plans } = await (await shop().get(path, { cookie })).json();
  const offered = plans[0].supportPackages.map(
    (each: { supportPackage: string }) => each.supportPackage,
  );
  expect(offered).toEqual(['none', 'migration', 'regular', 'expansion']);
});

test('a subscription can’t change to a support package that is off', async () => {
  const { cookie } = await shop().signIn();
  const { orderId } = await buy(shop(), cookie);
  await turnOff('expansionSupport');
  const path = `/api/customer/subscriptions/${orderId}`;
  const { plans } = await (await shop().get(path, { cookie })).json();
  expect(JSON.stringify(plans)).not.toContain('expansion');
  const preview = { billingInterval: 'month', supportPackage: 'expansion' };
  expect((await shop().post(`${path}/plan/preview`, preview, { cookie })).status).toBe(409);
});

test('annual plans that are off can’t be bought or changed to, and annual subscribers keep theirs', async () => {
  const { cookie } = await shop().signIn();
  const annual = await buy(shop(), cookie, { billingInterval: 'year' });
  const monthly = await buy(shop(), cookie);
  await turnOff('annualPlans');
  const { status, body } = await checkOut({ billingInterval: 'year' });
  expect([status, body.errors]).toEqual([
    400,
    [
      {
        path: 'billingInterval',
        message: 'Annual plans are no longer offered. Choose monthly billing.',
      },
    ],
  ]);
  expect((await checkOut({})).status).toBe(201);
  const { id } = await shop().aProduct();
  const product = await (await shop().get(`/api/products/${id}`)).json();
  expect(product).toMatchObject({ annualPrice: '199.00', annualOffered: false });
  const intervalsOf = async ({ orderId }: { orderId: string }) => {
    const path = `/api/customer/subscriptions/${orderId}`;
    const { plans } = await (await shop().get(path, { cookie })).json();
    return plans.map(({ billingInterval }: { billingInterval: string }) => billingInterval);
  };
  expect(await intervalsOf(annual)).toEqual(['month', 'year']);
  expect(await intervalsOf(monthly)).toEqual(['month']);
  const preview = `/api/customer/subscriptions/${monthly.orderId}/plan/preview`;
  const wanted = { billingInterval: 'year', supportPackage: 'none' };
  expect((await shop().post(preview, wanted, { cookie })).status).toBe(409);
});

test('a discount code is refused while codes are off', async () => {
  const discountCode = await aDiscountCode();
  expect((await checkOut({ discountCode })).status).toBe(201);
  await turnOff('discountCodes');
  const { status, body } = await checkOut({ discountCode });
  expect(status).toBe(400);
  expect(body.errors[0].path).toBe('discountCode');
  expect((await checkOut({})).status).toBe(201);
});

test('new orders are due when the shop promises, and existing ones keep their deadline', async () => {
  const before = await buy(shop(), '');
  expect((await save('delivery', { withinHours: 72 })).status).toBe(200);
  const slower = await buy(shop(), '');
  await save('delivery', { withinHours: 24 }, 1);
  const faster = await buy(shop(), '');
  for (const [order, hours] of [
    [before, 48],
    [slower, 72],
    [faster, 24],
  ] as const) {
    const { paidAt, ...found } = await findOrder(shop(), order.orderId);
    const due = (paidAt?.getTime() ?? 0) + hours * hourMs;
    expect(deliveryClockOf({ ...found, paidAt }).promisedAt).toBe(new Date(due).toISOString());
  }
});

test.each([
  [{ withinHours: 0 }, 'withinHours'],
  [{ credentialsHours: 'soon' }, 'credentialsHours'],
  [{ stepTimes: ['2 hours'] }, 'stepTimes'],
  [{ headline: '' }, 'headline'],
])('refuses the promise %j', async (values, field) => {
  const answer = await save('delivery', values);
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors[0].path).toBe(`value.${field}`);
});
