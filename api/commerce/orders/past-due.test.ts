import { beforeAll, expect, test } from 'bun:test';
import { readPages } from '#api/testing/lists';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Order } from '#contract/orders';
import type { orders } from '#db/schema/orders';

const shop = testShop();
const day = (n: number) => new Date(Date.UTC(2026, 1, n));
let cookie = '';

beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
  const order = (customerName: string, values: Partial<typeof orders.$inferInsert>) =>
    anOrder(shop().db, { customerName, ...values });
  await order('second', { subscriptionStatus: 'past_due', pastDueSince: day(2) });
  await order('first', { subscriptionStatus: 'unpaid', pastDueSince: day(1) });
  await order('second too', { subscriptionStatus: 'past_due', pastDueSince: day(2) });
  await order('paid', {});
  await order('over', { subscriptionStatus: 'cancelled', status: 'cancelled' });
});

test.each(['', '&limit=1', '&limit=2&sort=createdAt:desc'])(
  'lists past due orders once each, longest overdue first: %s',
  async (query) => {
    const path = `/api/orders?status=past_due${query}`;
    const rows = (await readPages<Order>(shop(), path, cookie)).flat();
    expect(rows.map(({ customerName }) => customerName)).toEqual(['first', 'second', 'second too']);
  },
);
