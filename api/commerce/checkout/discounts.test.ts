import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { renew } from '#api/testing/money';
import { openFlagsOf } from '#api/testing/order-flags';
import { buy, findOrder, pay } from '#api/testing/orders';
import { planDesk, yearly } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import type { Discount, DiscountUse } from '#contract/admin-discounts';
import type { Problem } from '#contract/problem';
import { discounts } from '#db/schema/discounts';
import type { OrderRow } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { stripeOf } from '../reconciliation/testing/books.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const limited = testShop({ rateLimits: true });
const { preview } = planDesk(shop);
const notValid =
  'This discount code isn’t valid for this order. It may be misspelled, expired, used up or for another website.';

async function aDiscount(values: object = {}): Promise<Discount> {
  const code = `CODE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { cookie } = await shop().signIn({ isAdmin: true });
  const input = { code, percentOff: 10, duration: 'once', ...values };
  const response = await shop().post('/api/admin/discounts', input, { cookie });
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([201, '']);
  return response.json();
}

const endOf = async ({ id }: Discount) => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  return shop().post(`/api/admin/discounts/${id}/end`, undefined, { cookie });
};

async function usesOf({ id }: Discount): Promise<DiscountUse[]> {
  const { cookie } = await shop().signIn({ isAdmin: true });
  return (await shop().get(`/api/admin/discounts/${id}/uses`, { cookie })).json();
}

function aPurchase(productId: number, values: object = {}) {
  const customerEmail = `${crypto.randomUUID()}@example.com`;
  return { productId, customerName: 'Ada Lovelace', customerEmail, ...values };
}

const open = (productId: number, values: object = {}) =>
  shop().post('/api/orders/create-checkout', aPurchase(productId, values));

async function refusalOf(response: Response) {
  const { detail, errors }: Problem = await response.json();
  return [response.status, detail, errors?.[0]?.path];
}

const refused = [400, notValid, 'discountCode'];
/** What the card was charged, oldest first. */
async function amountsOf({ id }: OrderRow): Promise<number[]> {
  const rows = await shop().db.select().from(payments).where(eq(payments.orderId, id));
  return rows.toSorted((one, other) => one.id - other.id).map(({ amount }) => amount);
}

describe('a purchase with a code', () => {
  test('is charged the discounted price, once', async () => {
    const { code } = await aDiscount({ percentOff: 25 });
    const order = await buy(shop(), '', { discountCode: ` ${code.toLowerCase()} ` });
    expect(order).toMatchObject({
      intervalTotal: 1900,
      totalMonthlyAmount: 1900,
      discountAmount: 475,
      paymentStatus: 'paid',
      discountEndsAt: order.paidAt,
    });
    expect(await openFlagsOf(shop().db, order)).toEqual([]);
    await renew(shop(), order);
    expect(await amountsOf(order)).toEqual([1425, 1900]);
  });

  test('is charged the discounted price for some months', async () => {
    const { code } = await aDiscount({
      percentOff: null,
      amountOff: '5.00',
      duration: 'repeating',
      durationMonths: 2,
    });
    const order = await buy(shop(), '', { discountCode: code });
    await renew(shop(), order);
    await renew(shop(), await findOrder(shop(), order.orderId));
    expect(await amountsOf(order)).toEqual([1400, 1400, 1900]);
  });

  test('of a year is charged the discounted annual price', async () => {
    const { code } = await aDiscount({ duration: 'forever', billingIntervals: ['year'] });
    const order = await buy(shop(), '', { discountCode: code, billingInterval: 'year' });
    expect(order).toMatchObject({ discountAmount: 1990, discountEndsAt: null });
    await renew(shop(), order);
    expect(await amountsOf(order)).toEqual([17_910, 17_910]);
  });

  test.each([
    ['100 percent', { percentOff: 100 }],
    ['an amount above the price', { percentOff: null, amountOff: '500.00' }],
  ])('is free with %s, and renews at the full price', async (_, terms) => {
    const { code } = await aDiscount(terms);
    const order = await buy(shop(), '', { discountCode: code });
    expect(order).toMatchObject({ paymentStatus: 'paid', subscriptionStatus: 'active' });
    expect(await amountsOf(order)).toEqual([]);
    await renew(shop(), order);
    expect(await amountsOf(order)).toEqual([1900]);
  });

  test('names the code in the receipt', async () => {
    const { code } = await aDiscount();
    const { customerEmail } = await buy(shop(), '', { discountCode: code });
    const [mail] = await shop().mailsTo(customerEmail);
    expect(mail?.text).toContain(`Discount (${code})`);
    expect(mail?.text).toContain('−$1.90');
    expect(mail?.text).toContain('$17.10');
    expect(mail?.text).toContain('applied to this payment only');
  });

  test('creates one coupon and one promotion code at the provider', async () => {
    const { code } = await aDiscount();
    const product = await shop().aProduct();
    await Promise.all([1, 2, 3].map(() => open(product.id, { discountCode: code })));
    const { data } = await stripeOf(shop()).promotionCodes.list({ code });
    expect(data.length).toBe(1);
  });

  test('is refunded by what was paid', async () => {
    const { code } = await aDiscount({ percentOff: 50 });
    const order = await buy(shop(), '', { discountCode: code });
    const { cookie } = await shop().signIn({ isAdmin: true });
    const response = await shop().get(`/api/orders/${order.id}/refundable`, { cookie });
    expect(await response.json()).toMatchObject({ maxAmount: '9.50' });
  });

  test('previews plan changes at the discounted price', async () => {
    const { code } = await aDiscount({ percentOff: 50, duration: 'forever' });
    const person = await shop().signIn();
    const order = await buy(shop(), person.cookie, { discountCode: code });
    const shown = await preview({ ...person, order }, yearly);
    expect(shown).toMatchObject({ intervalTotal: '199.00', nextAmount: '99.50' });
    expect(shown.dueNow).toBe('90.00');
    const response = await shop().get(`/api/customer/subscriptions/${order.id}`, person);
    expect(await response.json()).toMatchObject({
      nextAmount: '9.50',
      discount: { code, percentOff: 50, endsAt: null },
    });
  });
});

describe('a code is refused', () => {
  test.each([
    ['before it starts', { startsAt: '2100-01-01T00:00:00.000Z' }],
    ['after it ended', { endsAt: '2020-01-01T00:00:00.000Z' }],
    ['for another interval', { billingIntervals: ['year'] }],
    ['where it leaves too little to charge', { percentOff: 98 }],
  ])('%s', async (_, terms) => {
    const { code } = await aDiscount(terms);
    const { id } = await shop().aProduct();
    expect(await refusalOf(await open(id, { discountCode: code }))).toEqual(refused);
  });

  test('for another product', async () => {
    const [sold, other] = [await shop().aProduct(), await shop().aProduct()];
    const { code } = await aDiscount({ productIds: [sold.id] });
    expect((await open(sold.id, { discountCode: code })).status).toBe(201);
    expect(await refusalOf(await open(other.id, { discountCode: code }))).toEqual(refused);
  });

  test('that does not exist, or that an admin has ended', async () => {
    const { id } = await shop().aProduct();
    expect(await refusalOf(await open(id, { discountCode: 'NO-SUCH-CODE' }))).toEqual(refused);
    const discount = await aDiscount();
    const { code } = discount;
    await open(id, { discountCode: code });
    expect(await (await endOf(discount)).json()).toMatchObject({ status: 'ended', heldUses: 1 });
    expect(await refusalOf(await open(id, { discountCode: code }))).toEqual(refused);
    const [known] = (await stripeOf(shop()).promotionCodes.list({ code })).data;
    expect(known?.active).toBe(false);
  });

  test('that was deactivated in the provider’s dashboard', async () => {
    const { code } = await aDiscount();
    const { id } = await shop().aProduct();
    await open(id, { discountCode: code });
    const stripe = stripeOf(shop());
    const [known] = (await stripe.promotionCodes.list({ code })).data;
    await stripe.promotionCodes.update(known?.id ?? '', { active: false });
    expect(await refusalOf(await open(id, { discountCode: code }))).toEqual(refused);
  });
});

describe('the uses of a code', () => {
  test('are claimed before the provider is called: of 10 concurrent checkouts 2 get it', async () => {
    const discount = await aDiscount({ maxUses: 2 });
    const { id } = await shop().aProduct();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => open(id, { discountCode: discount.code })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, ...Array(8).fill(400)]);
    expect((await usesOf(discount)).map(({ paidAt }) => paidAt)).toEqual([null, null]);
  });

  test('are limited per customer, by account and by address', async () => {
    const { code } = await aDiscount({ maxUsesPerCustomer: 1 });
    const { id } = await shop().aProduct();
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    expect((await open(id, { discountCode: code, customerEmail })).status).toBe(201);
    const again = { discountCode: code, customerEmail: customerEmail.toUpperCase() };
    expect(await refusalOf(await open(id, again))).toEqual(refused);
    expect((await open(id, { discountCode: code })).status).toBe(201);
    const { cookie } = await shop().signIn();
    await buy(shop(), cookie, { discountCode: code });
    const purchase = aPurchase(id, { discountCode: code });
    const third = await shop().post('/api/orders/create-checkout', purchase, { cookie });
    expect(await refusalOf(third)).toEqual(refused);
  });

  test('are released when the checkout expires', async () => {
    const { code } = await aDiscount({ maxUses: 1 });
    const { id } = await shop().aProduct();
    const { sessionId } = await (await open(id, { discountCode: code })).json();
    expect((await open(id, { discountCode: code })).status).toBe(400);
    await stripeOf(shop()).checkout.sessions.expire(sessionId);
    await shop().sandbox.webhooks.settled();
    expect((await open(id, { discountCode: code })).status).toBe(201);
  });

  test('belong to the order: it can be resumed, changed and paid', async () => {
    const discount = await aDiscount({ maxUses: 1 });
    const { id } = await shop().aProduct();
    const purchase = {
      ...aPurchase(id, { discountCode: discount.code }),
      checkoutId: crypto.randomUUID(),
    };
    const send = async (values: object = {}) =>
      (await shop().post('/api/orders/create-checkout', { ...purchase, ...values })).json();
    const first = await send();
    expect(await send()).toMatchObject({ sessionId: first.sessionId });
    const changed = await send({ billingInterval: 'year' });
    expect(changed.sessionId).not.toBe(first.sessionId);
    expect(changed.orderId).toBe(first.orderId);
    await pay(changed.url);
    await shop().sandbox.webhooks.settled();
    const order = await findOrder(shop(), first.orderId);
    expect(order).toMatchObject({ paymentStatus: 'paid', discountAmount: 1990 });
    expect(await usesOf(discount)).toMatchObject([
      { orderId: first.orderId, discountAmount: '19.90', paidAt: order.paidAt?.toISOString() },
    ]);
  });
});

describe('an order with a code', () => {
  const session = async (id: string) => (await shop().get(`/api/checkout/sessions/${id}`)).json();
  const placed = (productId: number, code: string, values: object = {}) =>
    open(productId, { discountCode: code, ...values }).then((response) => response.json());

  test('carries it from the first answer to the paid session', async () => {
    const { id } = await shop().aProduct();
    const { code } = await aDiscount({ percentOff: 25, duration: 'repeating', durationMonths: 13 });
    const terms = { code, percentOff: 25, duration: 'repeating', durationMonths: 13 };
    const first = await placed(id, code, { billingInterval: 'year' });
    const discount = { ...terms, amountOff: null, billingIntervals: null, amount: '49.75' };
    expect(first).toMatchObject({ totalAmount: '199.00', discount });
    const before = await session(first.sessionId);
    expect(before).toMatchObject({ status: 'open', totalAmount: '199.00', discount });
    expect(before.nextAmount).toBeNull();
    await pay(first.url);
    await shop().sandbox.webhooks.settled();
    expect(await session(first.sessionId)).toMatchObject({
      status: 'paid',
      totalAmount: '199.00',
      discount,
      nextAmount: '149.25',
    });
  });

  test('shows the full price for the next charge once the discount is over', async () => {
    const { id } = await shop().aProduct();
    const { code } = await aDiscount({ percentOff: 25 });
    const { url, sessionId } = await placed(id, code);
    await pay(url);
    await shop().sandbox.webhooks.settled();
    expect(await session(sessionId)).toMatchObject({
      status: 'paid',
      totalAmount: '19.00',
      nextAmount: '19.00',
      discount: { code, amount: '4.75' },
    });
  });

  test('gets the same answer when it is sent again, and none without a code', async () => {
    const { id } = await shop().aProduct();
    const { code } = await aDiscount();
    const values = { checkoutId: crypto.randomUUID(), customerEmail: 'again@example.com' };
    const first = await placed(id, code, values);
    expect(await placed(id, code, values)).toEqual(first);
    const without = await (await open(id, values)).json();
    expect(without).toMatchObject({ orderId: first.orderId, discount: null });
    expect(await session(without.sessionId)).toMatchObject({ discount: null });
  });
});

describe('checking a code', () => {
  const check = (body: object, headers = {}) =>
    shop().post('/api/checkout/discount', body, headers);

  test('answers its terms', async () => {
    const { code } = await aDiscount({ billingIntervals: ['year'] });
    const { id: productId } = await shop().aProduct();
    expect(await (await check({ code: code.toLowerCase(), productId })).json()).toEqual({
      code,
      currency: 'usd',
      percentOff: 10,
      amountOff: null,
      duration: 'once',
      durationMonths: null,
      billingIntervals: ['year'],
    });
  });

  test('answers the same for a code that is unknown, used up or for another product', async () => {
    const { id: productId } = await shop().aProduct();
    const other = await shop().aProduct();
    const usedUp = await aDiscount({ maxUses: 1 });
    await open(productId, { discountCode: usedUp.code });
    const elsewhere = await aDiscount({ productIds: [other.id] });
    const answers = await Promise.all(
      ['NO-SUCH-CODE', usedUp.code, elsewhere.code].map(async (code) =>
        refusalOf(await check({ code, productId })),
      ),
    );
    expect(answers).toEqual([refused, refused, refused]);
  });

  test('counts a use that the purchase holds itself as free', async () => {
    const { code } = await aDiscount({ maxUses: 1 });
    const { id: productId } = await shop().aProduct();
    const checkoutId = crypto.randomUUID();
    await open(productId, { discountCode: code, checkoutId });
    expect((await check({ code, productId, checkoutId })).status).toBe(200);
    expect((await check({ code, productId })).status).toBe(400);
  });

  test('counts the uses of an email address for its owner only', async () => {
    const { code } = await aDiscount({ maxUsesPerCustomer: 1 });
    const { id: productId } = await shop().aProduct();
    const owner = await shop().signIn({ isVerified: true });
    const claimant = await shop().signIn();
    for (const { email: customerEmail } of [owner, claimant]) {
      expect((await open(productId, { discountCode: code, customerEmail })).status).toBe(201);
    }
    const { email: customerEmail, cookie } = owner;
    const asked = { code, productId, customerEmail };
    expect(await refusalOf(await check(asked, { cookie }))).toEqual(refused);
    expect((await check(asked)).status).toBe(200);
    expect((await check(asked, { cookie: claimant.cookie })).status).toBe(200);
    const bought = { discountCode: code, customerEmail, checkoutId: crypto.randomUUID() };
    expect(await refusalOf(await open(productId, bought))).toEqual(refused);
  });
});

describe('the limit of tries', () => {
  const address = '/api/checkout/discount';
  const order = '/api/orders/create-checkout';
  const code = 'LIMITED-CODE';
  const wrong = 'WRONG-CODE';

  test('counts wrong codes only, of checks and of orders', async () => {
    await limited().db.insert(discounts).values({ code, percentOff: 10, duration: 'once' });
    const { id: productId } = await limited().aProduct();
    const check = async (guess: string) =>
      (await limited().post(address, { code: guess, productId })).status;
    const buyWith = async (discountCode: string | null) =>
      (await limited().post(order, aPurchase(productId, { discountCode }))).status;
    for (let tries = 0; tries < 40; tries++) expect(await check(code)).toBe(200);
    for (let tries = 0; tries < 15; tries++) {
      expect([await check(wrong), await buyWith(wrong)]).toEqual([400, 400]);
      if (tries < 14) expect(await buyWith(code)).toBe(201);
    }
    expect([await check(wrong), await check(code), await buyWith(code)]).toEqual([429, 429, 429]);
    expect(await buyWith(null)).toBe(201);
  });

  test('holds for concurrent guesses', async () => {
    limited().clock.shiftMs = 61 * 60 * 1000;
    const { id: productId } = await limited().aProduct();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => limited().post(address, { code: wrong, productId })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('an admin', () => {
  test('creates a code only once', async () => {
    const { code } = await aDiscount();
    const { cookie } = await shop().signIn({ isAdmin: true });
    const again = { code, percentOff: 20, duration: 'once' };
    expect((await shop().post('/api/admin/discounts', again, { cookie })).status).toBe(409);
  });

  test.each([
    [{ percentOff: 10, amountOff: '5.00' }, 'percentOff'],
    [{ percentOff: null }, 'percentOff'],
    [{ percentOff: 101 }, 'percentOff'],
    [{ percentOff: null, amountOff: 0 }, 'amountOff'],
    [{ duration: 'repeating' }, 'durationMonths'],
    [{ durationMonths: 3 }, 'durationMonths'],
    [{ code: 'SHORT' }, 'code'],
    [{ productIds: [999_999] }, 'productIds'],
    [{ startsAt: '2027-01-02T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' }, 'endsAt'],
  ])('learns which field of %j is invalid', async (values, path) => {
    const { cookie } = await shop().signIn({ isAdmin: true });
    const input = { code: 'WELCOME-BACK', percentOff: 10, duration: 'once', ...values };
    const response = await shop().post('/api/admin/discounts', input, { cookie });
    const { errors }: Problem = await response.json();
    expect([response.status, errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });

  test('lists codes by status with their uses', async () => {
    const discount = await aDiscount();
    const later = await aDiscount({ startsAt: '2100-01-01T00:00:00.000Z' });
    await buy(shop(), '', { discountCode: discount.code });
    const { cookie } = await shop().signIn({ isAdmin: true });
    const listed = async (status: string, { code }: Discount): Promise<Discount | undefined> => {
      const path = `/api/admin/discounts?status=${status}&q=${code}`;
      const rows: Discount[] = await (await shop().get(path, { cookie })).json();
      return rows[0];
    };
    expect(await listed('active', discount)).toMatchObject({ uses: 1, heldUses: 0 });
    expect(await listed('scheduled', later)).toMatchObject({ code: later.code, uses: 0 });
    expect(await listed('active', later)).toBeUndefined();
    await endOf(discount);
    expect(await listed('ended', discount)).toMatchObject({ code: discount.code });
    expect(await listed('active', discount)).toBeUndefined();
  });
});
