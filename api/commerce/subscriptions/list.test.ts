import { beforeAll, describe, expect, test } from 'bun:test';
import { readPages } from '#api/testing/lists';
import { aCancellation, anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Subscription } from '#contract/subscriptions';

const shop = testShop();
const path = '/api/customer/subscriptions';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 12, minute));
let cookie = '';

/** Four of one customer, two created at the same time, and one of another. */
beforeAll(async () => {
  const person = await shop().signIn();
  cookie = person.cookie;
  const of = { customerId: person.id };
  const { db } = shop();
  await anOrder(db, { ...of, productTitle: 'Saltmarsh 0', createdAt: at(0) });
  const ending = await anOrder(db, {
    ...of,
    productTitle: 'Rye & Ember 1',
    createdAt: at(1),
    totalMonthlyAmount: 9900,
    status: 'delivered',
    deliveredAt: at(2),
  });
  await aCancellation(db, ending);
  await anOrder(db, { ...of, productTitle: 'Saltmarsh 2', createdAt: at(1), status: 'cancelled' });
  await anOrder(db, {
    ...of,
    productTitle: '=Rye 3',
    createdAt: at(3),
    totalMonthlyAmount: 500,
    subscriptionStatus: 'past_due',
  });
  const stranger = await shop().signIn();
  await anOrder(db, { customerId: stranger.id, productTitle: 'Saltmarsh 9' });
});

const list = async (query: string) =>
  (await readPages<Subscription>(shop(), `${path}?${query}`, cookie))
    .flat()
    .map(({ product }) => product.title.at(-1))
    .join('');

describe('a customer’s subscriptions', () => {
  test.each([
    ['', '3210'],
    ['limit=1', '3210'],
    ['limit=3&sort=createdAt:asc', '0123'],
    ['limit=1&sort=totalMonthlyAmount:desc', '1203'],
    ['limit=1&status=active', '210'],
    ['status=past_due', '3'],
    ['status=delivered', '1'],
    ['status=cancelled', '2'],
    ['status=unpaid', ''],
    ['q=saltmarsh', '20'],
    ['q=EMBER%20rye', '1'],
    ['limit=1&q=rye&status=pending', '3'],
  ])('filtered and sorted by %j are %j', async (query, expected) => {
    expect(await list(query)).toBe(expected);
  });

  test('include cancellation requests on each page', async () => {
    const pages = await readPages<Subscription>(shop(), `${path}?limit=2`, cookie);
    const requests = pages.flat().map(({ cancellation }) => cancellation?.status ?? null);
    expect(requests).toEqual([null, null, 'pending', null]);
  });

  test('export the same rows as CSV, with nested fields', async () => {
    const response = await shop().get(`${path}?limit=3`, { cookie, accept: 'text/csv' });
    expect(response.headers.get('content-type')).toBe('text/csv;charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('"subscriptions-');
    expect(response.headers.get('link')).toContain('rel="next"');
    const [header, ...lines] = (await response.text()).trimEnd().split('\r\n');
    expect(header).toContain('Cancellation status,Cancellation requested at,Website');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("'=Rye 3");
  });

  test.each([
    ['limit=0', 'limit', 'Invalid input'],
    ['status=lost', 'status', 'Invalid enum value'],
    ['sort=customerEmail:asc', 'sort', 'Invalid enum value'],
    ['cursor=garbage', 'cursor', 'Invalid input'],
    ['page=2', 'page', 'Unrecognized key(s) in object'],
  ])('refuse %s', async (query, name, message) => {
    const response = await shop().get(`${path}?${query}`, { cookie });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ path: name, message }]);
  });
});

describe('a subscription', () => {
  const next = at(50);
  const renewing = { nextChargeAt: next };
  const one = async (values: Parameters<typeof anOrder>[1], isRequested = false) => {
    const person = await shop().signIn();
    const stripeSubscriptionId = `sub_${crypto.randomUUID()}`;
    const order = await anOrder(shop().db, {
      ...renewing,
      stripeSubscriptionId,
      customerId: person.id,
      ...values,
    });
    if (isRequested) await aCancellation(shop().db, order);
    const answer = await shop().get(`${path}/${order.id}`, { cookie: person.cookie });
    const { nextChargeAt, nextAmount, accessUntil } = (await answer.json()) as Subscription;
    return [nextChargeAt, nextAmount, accessUntil];
  };
  const kept = next.toISOString();

  test('promises its next charge only while it renews', async () => {
    expect(await one({})).toEqual([kept, expect.any(String), kept]);
    expect(await one({ paymentStatus: 'disputed' })).toEqual([kept, expect.any(String), kept]);
    expect(await one({ subscriptionStatus: 'past_due' })).toEqual([null, null, kept]);
    expect(await one({ subscriptionStatus: 'unpaid' })).toEqual([null, null, kept]);
    expect(await one({}, true)).toEqual([null, null, kept]);
    expect(await one({ cancelAt: at(40) })).toEqual([null, null, at(40).toISOString()]);
    const ended = { subscriptionStatus: 'cancelled', endedAt: at(30), nextChargeAt: null } as const;
    expect(await one(ended)).toEqual([null, null, at(30).toISOString()]);
  });

  test('without the provider ends at once when it is cancelled', async () => {
    expect(await one({ stripeSubscriptionId: null })).toEqual([kept, expect.any(String), null]);
  });
});
