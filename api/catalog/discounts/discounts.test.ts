import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { readEvents } from '#api/testing/event-stream';
import { readPages } from '#api/testing/lists';
import { buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Discount } from '#contract/admin-discounts';
import type { Problem } from '#contract/problem';
import { discounts } from '#db/schema/discounts';

setDefaultTimeout(20_000);

const shop = testShop();
const path = '/api/admin/discounts';
const asAdmin = () => shop().signIn({ isAdmin: true });
const code = (start = 'CODE') => `${start}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

async function create(values: object = {}): Promise<Discount> {
  const input = { code: code(), percentOff: 10, duration: 'once', ...values };
  const response = await shop().post(path, input, await asAdmin());
  expect(response.status).toBe(201);
  return response.json();
}

async function find(name: string, status: string): Promise<Discount | undefined> {
  const response = await shop().get(`${path}?status=${status}&q=${name}`, await asAdmin());
  const [found]: Discount[] = await response.json();
  return found;
}

test('says at its field that a code is taken', async () => {
  const taken = await create();
  const input = { code: taken.code.toLowerCase(), percentOff: 20, duration: 'once' };
  const response = await shop().post(path, input, await asAdmin());
  const { detail, errors }: Problem = await response.json();
  const message = 'This code already exists. Choose another one.';
  expect([response.status, detail, errors]).toEqual([409, message, [{ path: 'code', message }]]);
});

test('tells open pages of admins about a new code and its end', async () => {
  const watching = await shop().signIn({ isAdmin: true });
  const events = readEvents(await shop().get('/api/admin/events', watching));
  await events.next();
  const { id, code: name } = await create();
  const change = { kind: 'discount.changed', id, name, own: false };
  expect((await events.next())?.data).toEqual(change);
  await shop().post(`${path}/${id}/end`, undefined, await asAdmin());
  expect((await events.next())?.data).toEqual(change);
});

test.each([
  [{ percentOff: 101 }, 'percentOff', 'Enter a whole number from 1 to 100.'],
  [{ percentOff: 12.5 }, 'percentOff', 'Enter a whole number from 1 to 100.'],
  [{ maxUses: 0 }, 'maxUses', 'Enter a whole number from 1 to 1,000,000.'],
])('explains which number %j may be', async (values, field, message) => {
  const input = { code: code(), percentOff: 10, duration: 'once', ...values };
  const response = await shop().post(path, input, await asAdmin());
  const { errors }: Problem = await response.json();
  expect([response.status, errors]).toEqual([400, [{ path: field, message }]]);
});

describe('a code whose uses are all paid', () => {
  test('is used up until it ends', async () => {
    const discount = await create({ maxUses: 1 });
    await buy(shop(), '', { discountCode: discount.code });
    expect(await find(discount.code, 'used_up')).toMatchObject({ status: 'used_up', uses: 1 });
    expect(await find(discount.code, 'active')).toBeUndefined();
    await shop().post(`${path}/${discount.id}/end`, undefined, await asAdmin());
    expect(await find(discount.code, 'used_up')).toBeUndefined();
    expect(await find(discount.code, 'ended')).toMatchObject({ status: 'ended' });
  });

  test('is still active while open checkouts hold them', async () => {
    const discount = await create({ maxUses: 1 });
    const { id: productId } = await shop().aProduct();
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    const purchase = { productId, customerName: 'Ada Lovelace', customerEmail };
    const discountCode = discount.code;
    await shop().post('/api/orders/create-checkout', { ...purchase, discountCode });
    expect(await find(discount.code, 'active')).toMatchObject({ uses: 0, heldUses: 1 });
    expect(await find(discount.code, 'used_up')).toBeUndefined();
  });
});

test('ends a code only once', async () => {
  const { id } = await create();
  const end = async (): Promise<Discount> =>
    (await shop().post(`${path}/${id}/end`, undefined, await asAdmin())).json();
  const first = await end();
  expect((await end()).endedAt).toBe(first.endedAt);
  const entries = await shop().get(`/api/admin/audit?q=${first.code}`, await asAdmin());
  const verbs = (await entries.json()).map(({ verb }: { verb: string }) => verb);
  expect(verbs).toEqual(['discount.ended', 'discount.created']);
});

test('paginates, searches and exports the list, also by day', async () => {
  const word = code('FIND');
  const made = [await create({ code: `${word}-B` }), await create({ code: `${word}-A` })];
  await shop()
    .db.update(discounts)
    .set({ createdAt: new Date('2024-02-29T23:30:00Z') })
    .where(eq(discounts.code, `${word}-B`));
  const { cookie } = await asAdmin();
  const found = async (query: string) => {
    const pages = await readPages<Discount>(shop(), `${path}?limit=1&q=${word}&${query}`, cookie);
    return pages.flat().map(({ id }) => made.findIndex((one) => one.id === id));
  };
  expect(await found('')).toEqual([1, 0]);
  expect(await found('sort=createdAt:asc')).toEqual([0, 1]);
  expect(await found('sort=code:desc')).toEqual([0, 1]);
  expect(await found('from=2024-02-29&to=2024-02-29')).toEqual([0]);
  expect(await found('from=2024-03-01')).toEqual([1]);
  const csv = await shop().get(`${path}?q=${word}`, { cookie, accept: 'text/csv' });
  const [header, ...lines] = (await csv.text()).trimEnd().split('\r\n');
  expect(header).toStartWith('ID,Code,Currency,Discount,Amount off,Payments,Months,Applies to,');
  expect(lines).toHaveLength(2);
});

test('shows admins what an order saves', async () => {
  const discount = await create({ percentOff: 25, duration: 'forever' });
  const order = await buy(shop(), '', { discountCode: discount.code });
  const response = await shop().get(`/api/orders/${order.id}`, await asAdmin());
  expect(await response.json()).toMatchObject({
    intervalTotal: '19.00',
    discountAmount: '4.75',
    discount: { code: discount.code, percentOff: 25, duration: 'forever', endsAt: null },
  });
});

test('counts what was charged as revenue', async () => {
  const read = async (from: string) => (await shop().get(from, await asAdmin())).json();
  const revenue = async () => [
    Number((await read('/api/analytics')).totalRevenue),
    Number((await read('/api/admin/revenue-summary')).totalRevenue),
  ];
  const [all = 0, ofOrders = 0] = await revenue();
  const { code: discountCode } = await create({ percentOff: 50 });
  await buy(shop(), '', { discountCode });
  expect(await revenue()).toEqual([all + 9.5, ofOrders + 9.5]);
});

test('shows customers what a discount took off an invoice', async () => {
  const { code: discountCode } = await create({ percentOff: 50 });
  const { cookie } = await shop().signIn();
  await buy(shop(), cookie, { discountCode });
  const invoices = await (await shop().get('/api/customer/invoices', { cookie })).json();
  expect(invoices).toMatchObject([{ amount: '9.50', discounted: '9.50', refunded: '0.00' }]);
});
