import { beforeAll, expect, test } from 'bun:test';
import { anOrder } from '#api/testing/orders';
import type { OrderListQuery } from '#contract/order-list';
import { foldText } from '#db/fold-text';
import { type OrderRow, orders as table } from '#db/schema/orders';
import { testDatabase } from '#db/testing/database';
import { createOrders } from './service.ts';

const database = testDatabase();
const all: OrderRow[] = [];

const titles = ['Old Harbour', 'Saltmarsh', 'Rye & Ember 100%', 'Café Zoë'];
const names = ['Ada Lovelace', 'Harold Oldfield', 'Zoë Ångström', 'Ezqra Harbour', 'B_b \\ Q'];

/** More than are compared one by one for a page of 1 or 3, and in the middle of every sort. */
const otherOrders = 450;

/** The oldest third are of a website that is no longer sold. */
beforeAll(async () => {
  for (let n = 0; n < 45; n++) {
    all.push(
      await anOrder(database().db, {
        orderId: `ACC-${2025 + (n % 2)}-${9970 + n}`,
        productTitle: (n < 15 ? titles[0] : titles[1 + (n % 3)]) ?? '',
        customerName: names[n % 5] ?? '',
        customerEmail: `buyer${n}@${n % 2 ? 'harbour' : 'quay'}.example`,
        totalMonthlyAmount: 100 * ((n * 7) % 11),
        status: n % 4 ? 'delivered' : 'pending',
        createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 2))),
      }),
    );
  }
  const { id, reference, ...other } = {
    ...(all[0] as OrderRow),
    productTitle: 'Ebbe',
    customerName: 'Finn',
    customerEmail: 'finn@example.com',
    totalMonthlyAmount: 550,
    createdAt: new Date(Date.UTC(2026, 0, 12, 12)),
  };
  const others = Array.from({ length: otherOrders }, (_, n) => ({
    ...other,
    orderId: `ACC-2024-${1000 + n}`,
  }));
  all.push(...(await database().db.insert(table).values(others).returning()));
}, 60_000);

async function find(query: Partial<OrderListQuery>): Promise<number[]> {
  const orders = createOrders({ db: database().db, now: () => new Date() });
  const found: number[] = [];
  let cursor: string | undefined;
  do {
    const { rows, next } = await orders.list({
      limit: 1000,
      sort: 'createdAt:desc',
      cursor,
      ...query,
    });
    found.push(...rows.map(({ order }) => order.id));
    cursor = next ?? undefined;
  } while (cursor && query.limit);
  return found;
}

/** Each word is in one of the order's texts. */
function expected(q: string, status?: string): number[] {
  const words = foldText(q).toLowerCase().split(' ');
  return all
    .filter((order) => {
      const texts = [order.orderId, order.productTitle, order.customerName, order.customerEmail];
      const isFound = words.every((word) =>
        texts.some((text) => foldText(text).toLowerCase().includes(word)),
      );
      return isFound && (!status || order.status === status);
    })
    .toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt) || other.id - one.id)
    .map(({ id }) => id);
}

const searches = [
  ...['old harbour', 'harbour old', 'old', 'harbour', 'HARBOUR old ADA', 'old quay', 'ember b_b'],
  ...[
    'zq',
    'ZQ',
    'zo',
    'oë',
    'ë',
    'zoe',
    'ZOE\u0308',
    'q',
    '_',
    '%',
    '\\',
    '&',
    '1',
    '99',
    '-9',
    'b_',
    '@q',
    'xq',
    'aq',
  ],
  ...[
    'acc-2025-9970',
    'ACC-2026-9971',
    'acc-2026-997',
    'acc-2025',
    'acc-2026-1000',
    '2026-9',
    '9970',
  ],
  ...[
    'old 9970',
    'acc-2025-9970 harbour',
    'acc-2025-9970 saltmarsh',
    'nothing',
    'zq ha',
    'a e o u',
  ],
];

test.each(searches)('finds %j wherever it is', async (q) => {
  expect(await find({ q })).toEqual(expected(q));
  expect(await find({ q, status: 'pending' })).toEqual(expected(q, 'pending'));
});

test.each(['old harbour', 'ada', 'zq', 'ember'])(
  'lists each order that has %j once in pages, in every order',
  async (q) => {
    for (const sort of ['createdAt', 'customerName', 'totalAmount'] as const) {
      const whole = await find({ q, sort: `${sort}:desc` });
      expect(whole.toSorted()).toEqual(expected(q).toSorted());
      expect(await find({ q, sort: `${sort}:asc` })).toEqual(whole.toReversed());
      for (const limit of [1, 3, 7]) {
        expect(await find({ q, sort: `${sort}:desc`, limit })).toEqual(whole);
      }
    }
    expect(await find({ q, status: 'pending', limit: 1 })).toEqual(expected(q, 'pending'));
  },
);
