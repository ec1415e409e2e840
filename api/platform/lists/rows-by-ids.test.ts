import { beforeAll, expect, test } from 'bun:test';
import { aCancellation, anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { askAsGuest } from '#api/testing/tickets';
import { securityEvents } from '#db/schema/security-events';

const shop = testShop();
let cookie = '';

/** At least three rows in every list of admins. */
beforeAll(async () => {
  const { db } = shop();
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
  for (const n of [1, 2, 3]) {
    const { id: customerId } = await shop().signIn();
    await aCancellation(db, await anOrder(db, { customerId }));
    await askAsGuest(shop(), { email: `guest-${n}@example.com` });
    const discount = { code: `SPRING-${n}`, percentOff: 20, duration: 'once' };
    await shop().post('/api/admin/discounts', discount, { cookie });
    const at = { createdAt: new Date(), lastAt: new Date() };
    await db.insert(securityEvents).values({ key: `${n}`, event: 'sign_in', count: 1, ...at });
  }
});

const lists = [
  '/api/orders',
  '/api/products',
  '/api/support',
  '/api/admin/cancellation-requests',
  '/api/admin/customers',
  '/api/admin/discounts',
  '/api/admin/mails',
  '/api/admin/audit',
  '/api/admin/security-log',
];

test.each(lists)('%s has only the rows that are named, page by page and as CSV', async (path) => {
  const read = async (query: string): Promise<Response> => {
    const response = await shop().get(`${path}?${query}`, { cookie });
    expect(response.status).toBe(200);
    return response;
  };
  const idsOf = async (response: Response) =>
    ((await response.json()) as { id: number | string }[]).map(({ id }) => id);

  const [first, second, third] = await idsOf(await read('limit=3'));
  const ids = `${third}.${first}`;
  expect(await idsOf(await read(`ids=${ids}`))).toEqual([first ?? 0, third ?? 0]);
  expect([first, third]).not.toContain(second);

  const page = await read(`ids=${ids}&limit=1`);
  const [, next = ''] = /^<[^?]+\?([^>]+)>/.exec(page.headers.get('link') ?? '') ?? [];
  expect(await idsOf(await read(next))).toEqual([third ?? 0]);

  const heading = path.endsWith('cancellation-requests') ? 'Request ID' : 'ID';
  const csv = await shop().get(`${path}?ids=${ids}&columns=id`, { cookie, accept: 'text/csv' });
  expect(await csv.text()).toBe(`${heading}\r\n${first}\r\n${third}\r\n`);
  expect(csv.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="${path.split('/').at(-1)}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
  );
});

test.each(['', 'a', '1.', '1-2', '9999999999', Array(1001).fill(1).join('.')])(
  'numbered rows can’t be named %j',
  async (ids) => {
    expect((await shop().get(`/api/admin/mails?ids=${ids}`, { cookie })).status).toBe(400);
  },
);

test.each(['', '1', '1.2', `${crypto.randomUUID()}-${crypto.randomUUID()}`])(
  'people can’t be named %j',
  async (ids) => {
    expect((await shop().get(`/api/admin/customers?ids=${ids}`, { cookie })).status).toBe(400);
  },
);
