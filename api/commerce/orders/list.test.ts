import { beforeAll, describe, expect, test } from 'bun:test';
import { asc, sql } from 'drizzle-orm';
import { readPages } from '#api/testing/lists';
import { flagOrder } from '#api/testing/order-flags';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { maxRows } from '#contract/lists';
import type { Order } from '#contract/orders';
import { orderFlags } from '#db/schema/order-flags';
import { orders } from '#db/schema/orders';

const shop = testShop();
let cookie = '';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 12, minute));
const names = [
  'Zoë Ångström',
  'Ada Lovelace',
  'ada lovelace',
  'Bo',
  'Émile',
  'Ada Lovelace',
  'Noor',
];

/** Seven orders, three of them created at the same time. */
beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
  for (const [index, customerName] of names.entries()) {
    const cents = [1900, 100, 99_999_999_99, 1900, 500, 1900, 2900][index] ?? 0;
    await anOrder(shop().db, {
      customerName,
      customerEmail: `buyer${index}@harbour.example`,
      productTitle: index % 2 === 0 ? 'Saltmarsh' : 'Rye & Ember 100%',
      totalMonthlyAmount: cents,
      status: index < 2 ? 'in_progress' : 'pending',
      createdAt: at(Math.min(index, 4)),
    });
  }
});

const list = async (query = '', headers: Record<string, string> = {}): Promise<Order[]> => {
  const response = await shop().get(`/api/orders${query}`, { cookie, ...headers });
  expect(response.status).toBe(200);
  return response.json();
};
const indexes = (rows: Order[]) =>
  rows.map(({ customerEmail }) => Number(/\d+/.exec(customerEmail)?.[0]));

describe('the list', () => {
  test('shows each order with its own flags', async () => {
    const flagged = await shop().db.query.orders.findMany({ limit: 2, orderBy: asc(orders.id) });
    for (const order of flagged) {
      const params = { refundId: `re_${order.id}` };
      await flagOrder(shop().db, order, { code: 'refund_failed', params });
    }
    const rows = (await list('?sort=createdAt:asc')).filter(({ flags }) => flags.length > 0);
    expect(rows.map(({ id, paymentFlags }) => [id, paymentFlags.join()])).toEqual(
      flagged.map(({ id }) => [id, expect.stringContaining(`re_${id}`)]),
    );
    await shop().db.delete(orderFlags);
  });

  test('sorts newest first, with a stable order for equal times', async () => {
    expect(indexes(await list())).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  test('returns every field', async () => {
    const [order] = await list('?limit=1');
    const [row] = await shop().db.select().from(orders).orderBy(sql`id desc`).limit(1);
    const clock = ['pauseReason', 'pausedAt', 'resumedAt', 'clockStartAt', 'earlierPauses'];
    const internal = ['checkoutId', 'checkoutUrl', 'checkoutSecretHash', 'emailUnsentSince'];
    const hidden = [...clock, ...internal];
    const columns = Object.keys(row ?? {}).filter((name) => !hidden.includes(name));
    const others = ['tax', 'promisedAt', 'pause', 'totalAmount', 'productPrice', 'product'];
    const flags = ['flags', 'paymentFlags', 'settledFlags'];
    expect(Object.keys(order ?? {}).sort()).toEqual([...columns, ...others, ...flags].sort());
    expect(order).toMatchObject({
      totalAmount: '29.00',
      totalMonthlyAmount: '29.00',
      productPrice: '19.00',
      monthlyProductPrice: '19.00',
      product: { id: row?.productId, title: 'Saltmarsh', description: 'For restaurants.' },
    });
  });
});

describe('pages', () => {
  test.each([
    ['createdAt:desc', [6, 5, 4, 3, 2, 1, 0]],
    ['createdAt:asc', [0, 1, 2, 3, 4, 5, 6]],
    ['totalAmount:asc', [1, 4, 0, 3, 5, 6, 2]],
    ['totalAmount:desc', [2, 6, 5, 3, 0, 4, 1]],
  ])('sorted by %s include every row once', async (sort, expected) => {
    for (const limit of [1, 2, 3, 7, 8]) {
      const path = `/api/orders?sort=${sort}&limit=${limit}`;
      expect(indexes((await readPages<Order>(shop(), path, cookie)).flat())).toEqual(expected);
    }
  });

  test.each(['customerName:asc', 'customerName:desc'])(
    'sorted by %s include each name once',
    async (sort) => {
      const pages = await readPages<Order>(shop(), `/api/orders?sort=${sort}&limit=2`, cookie);
      const whole = await list(`?sort=${sort}`);
      expect(indexes(pages.flat())).toEqual(indexes(whole));
      expect(new Set(indexes(whole)).size).toBe(names.length);
    },
  );

  test('neither repeat nor skip rows during inserts and deletes', async () => {
    const made: number[] = [];
    const pages = await readPages<Order>(shop(), '/api/orders?limit=2', cookie, async () => {
      made.push((await anOrder(shop().db, { customerEmail: 'x9@late.example' })).id);
    });
    expect(indexes(pages.flat())).toEqual([6, 5, 4, 3, 2, 1, 0]);
    await shop().db.execute(sql`delete from orders where customer_email = 'x9@late.example'`);
    expect(made.length).toBe(pages.length);
  });

  test('keep search and status from one to the next', async () => {
    const pages = await readPages<Order>(
      shop(),
      '/api/orders?limit=1&status=pending&q=harbour',
      cookie,
    );
    expect(indexes(pages.flat())).toEqual([6, 5, 4, 3, 2]);
    expect(pages).toHaveLength(5);
  });
});

describe('a search', () => {
  test.each([
    ['saltmarsh', [6, 4, 2, 0]],
    ['ADA', [5, 2, 1]],
    ['ada 100%', [5, 1]],
    ['lovelace ember', [5, 1]],
    ['buyer4@', [4]],
    ['zoë', [0]],
    ['no such words', []],
    ['100%', [5, 3, 1]],
    ['_', []],
    ['\\', []],
    ["'; drop table orders; --", []],
  ])('for %j finds %j', async (q, expected) => {
    expect(indexes(await list(`?q=${encodeURIComponent(q)}`))).toEqual(expected);
  });

  test('finds an order by part of its number', async () => {
    const [order] = await list('?limit=1');
    const found = await list(`?q=${order?.orderId.slice(4).toLowerCase()}`);
    expect(found.map(({ id }) => id)).toEqual([order?.id ?? 0]);
  });

  test('does not match across two fields', async () => {
    expect(await list('?q=saltmarshZo')).toEqual([]);
  });

  test('ignores an empty search', async () => {
    expect(await list('?q=%20')).toHaveLength(names.length);
  });
});

describe('limits', () => {
  test('lists orders of the first and the last day, and of those between', async () => {
    const days = async (query: string) => (await list(query)).length;
    expect(await days('?from=2026-01-15&to=2026-01-15')).toBe(names.length);
    expect(await days('?from=2026-01-16')).toBe(0);
    expect(await days('?to=2026-01-14')).toBe(0);
    expect(await days('?from=2026-01-15&status=in_progress&q=ada')).toBe(1);
  });

  test('lists the named orders only', async () => {
    const [first, second] = await list();
    expect((await list(`?ids=${first?.id}.${second?.id}.0`)).map(({ id }) => id)).toEqual([
      first?.id ?? 0,
      second?.id ?? 0,
    ]);
  });
});

describe('refuses', () => {
  test.each([
    ['limit=0', 'limit', 'Invalid input'],
    ['limit=1001', 'limit', 'Invalid input'],
    ['limit=many', 'limit', 'Invalid input'],
    ['limit=', 'limit', 'Invalid input'],
    ['status=lost', 'status', 'Invalid enum value'],
    ['sort=stripeSessionId:asc', 'sort', 'Invalid enum value'],
    ['sort=createdAt', 'sort', 'Invalid enum value'],
    ['cursor=', 'cursor', 'Invalid input'],
    ['cursor=garbage', 'cursor', 'Invalid input'],
    ['cursor=W10', 'cursor', 'Invalid input'],
    ['q=a%00b', 'q', 'Invalid input'],
    [`q=${'x'.repeat(201)}`, 'q', 'String must contain at most 200 character(s)'],
    ['from=2026-02-31', 'from', 'Invalid input'],
    ['to=yesterday', 'to', 'Invalid input'],
    ['ids=1.x', 'ids', 'Invalid input'],
    ['page=2', 'page', 'Unrecognized key(s) in object'],
  ])('%s', async (query, path, message) => {
    const response = await shop().get(`/api/orders?${query}`, { cookie });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'validation',
      errors: expect.arrayContaining([{ path, message }]),
    });
  });

  test('a cursor from another sort order', async () => {
    const link = (await shop().get('/api/orders?limit=1', { cookie })).headers.get('link') ?? '';
    const cursor = /cursor=([^&>]+)/.exec(link)?.[1];
    const other = await shop().get(`/api/orders?sort=customerName:asc&cursor=${cursor}`, {
      cookie,
    });
    expect(other.status).toBe(400);
  });

  test('an unauthorized request without validating its query', async () => {
    const response = await shop().get('/api/orders?limit=0');
    expect(response.status).toBe(401);
    expect(await response.json()).not.toHaveProperty('errors');
  });
});

describe('as CSV', () => {
  test('returns the same rows, names and next link as JSON', async () => {
    const response = await shop().get('/api/orders?limit=2', { cookie, accept: 'text/csv' });
    expect(response.headers.get('content-type')).toBe('text/csv;charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('"orders-');
    expect(response.headers.get('link')).toContain('rel="next"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).toBeTruthy();
    const [header, ...lines] = (await response.text()).trimEnd().split('\r\n');
    const [order] = await list('?limit=1');
    expect(header?.split(',').slice(0, 3)).toEqual(['ID', 'Order ID', 'Product number']);
    expect(header?.split(',')).toContain('Product title');
    expect(header?.split(',')).toContain('Pause reason');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(order?.orderId ?? 'none');
  });

  test.each(['', '&limit=2'])('returns only the columns that are asked for%s', async (limit) => {
    const columns = 'customerName-orderId-product.title';
    const path = `/api/orders?columns=${columns}${limit}`;
    const response = await shop().get(path, { cookie, accept: 'text/csv' });
    const [header, first] = (await response.text()).split('\r\n');
    const [order] = await list('?limit=1');
    expect(header).toBe('Customer Name,Order ID,Product title');
    expect(first).toContain(`,${order?.orderId},${order?.product.title}`);
  });

  test.each(['wages', 'orderId-', 'product', 'constructor'])(
    'refuses the columns %s',
    async (columns) => {
      const path = `/api/orders?columns=${columns}`;
      const response = await shop().get(path, { cookie, accept: 'text/csv' });
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toMatchObject([{ path: 'columns' }]);
    },
  );

  test('refuses a wrong cursor before it starts a file', async () => {
    const response = await shop().get('/api/orders?cursor=W10', { cookie, accept: 'text/csv' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  test('escapes formulas in names', async () => {
    const { id } = await anOrder(shop().db, { customerName: '=HYPERLINK("http://x")' });
    const response = await shop().get('/api/orders?limit=1', { cookie, accept: 'text/csv' });
    expect(await response.text()).toContain('"\'=HYPERLINK(""http://x"")"');
    await shop().db.execute(sql`delete from orders where id = ${id}`);
  });

  test('returns errors as JSON', async () => {
    const response = await shop().get('/api/orders?limit=0', { cookie, accept: 'text/csv' });
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('of more orders than a page holds', () => {
  beforeAll(async () => {
    const [template] = await shop().db.select().from(orders).limit(1);
    const many = Array.from({ length: maxRows }, (_, index) => {
      const { id: _id, reference: _reference, ...values } = template ?? ({} as never);
      const customerEmail = `buyer-${index}@shop.example`;
      const orderId = `ACC-2025-${10_000 + index}`;
      return { ...values, customerId: null, customerEmail, orderId, createdAt: at(-10) };
    });
    await shop().db.transaction(async (tx) => {
      // Triggers, which count and index each order, would take most of this file's time.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.insert(orders).values(many);
    });
  });

  test('returns the newest thousand and a link to the next page', async () => {
    const pages = await readPages<Order>(shop(), '/api/orders', cookie);
    expect(pages.map(({ length }) => length)).toEqual([1000, names.length]);
    expect(indexes(pages[0] ?? []).slice(0, 7)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  test('as CSV, returns all rows without a limit, beyond the pages that they are read in', async () => {
    const response = await shop().get('/api/orders?sort=createdAt:asc', {
      cookie,
      accept: 'text/csv',
    });
    expect(response.headers.get('content-type')).toBe('text/csv;charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('"orders-');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toContain('Accept');
    expect(response.headers.has('link')).toBe(false);
    const [header, ...lines] = (await response.text()).trimEnd().split('\r\n');
    const column = header?.split(',').indexOf('Order ID') ?? -1;
    const known = await shop().db.select().from(orders).orderBy(orders.createdAt, orders.id);
    expect(lines.map((line) => line.split(',')[column])).toEqual(
      known.map(({ orderId }) => orderId),
    );
  });
});
