import { expect, test } from 'bun:test';
import { unavailable } from '#api/http/failure';
import { anOrder } from '../testing/orders.ts';
import { testShop } from '../testing/shop.ts';
import { askAsGuest } from '../testing/tickets.ts';
import { createPageData } from './page-data.ts';

const shop = testShop();
const log: string[] = [];

function pageData(guestTickets = shop().services.support.guestTickets) {
  const { products, legalTexts } = shop().services;
  const { db, mail, clock } = shop();
  const orderLinks = { db, orderLinks: mail.orderLinks, now: clock.now };
  return createPageData({
    products,
    guestTickets,
    legalTexts,
    orderLinks,
    settings: shop().shopSettings,
    version: () => 0,
    log: (line) => log.push(line),
  });
}

/** Guest tickets that cannot be read. */
const failing = (error: unknown) =>
  pageData({ ...shop().services.support.guestTickets, read: () => Promise.reject(error) });

async function expectSameAnswers(paths: string[]) {
  for (const path of paths) {
    const fromApi = await shop().get(path);
    const fromPage = await pageData()(path);
    expect([path, fromPage.status, fromPage.ok]).toEqual([path, fromApi.status, fromApi.ok]);
    if (fromApi.ok) expect(JSON.stringify(await fromPage.json())).toBe(await fromApi.text());
  }
}

test('gives pages the products that the API gives strangers', async () => {
  const { id } = await shop().aProduct();
  await shop().aProduct({ annualPrice: null, thumbnail: '/thumbnails/a.webp', featured: true });
  const hidden = await shop().aProduct({ active: false });
  const archived = await shop().aProduct({ archivedAt: new Date() });
  const ids = [
    '',
    `/${id}`,
    `/${hidden.id}`,
    `/${archived.id}`,
    '/999999',
    '/0',
    '/none',
    '/%C3%A9',
    '/1%2F2',
  ];
  await expectSameAnswers(ids.map((id) => `/api/products${id}`));
});

test('gives pages the status of a guest’s link', async () => {
  const { token } = await askAsGuest(shop());
  const { id } = await anOrder(shop().db);
  const orderToken = shop().mail.orderLinks.tokenFor({ id, version: 1 });
  const paths = [
    `/api/guest/tickets/${token}`,
    '/api/guest/tickets/unknown',
    `/api/guest/orders/${orderToken}`,
    '/api/guest/orders/unknown',
  ];
  const statuses = paths.map(async (path) => [
    (await pageData()(path)).status,
    (await shop().get(path)).status,
  ]);
  expect(await Promise.all(statuses)).toEqual([
    [200, 200],
    [404, 404],
    [200, 200],
    [404, 404],
  ]);
});

test('reports an unavailable database, and logs other errors without the token', async () => {
  const path = '/api/guest/tickets/AAAAAQAAAAE-secret';
  expect((await failing(unavailable())(path)).status).toBe(503);
  expect(log).toEqual([]);
  expect((await failing(new TypeError('No such field'))(path)).status).toBe(500);
  expect(log.join()).toContain('page data /api/guest/tickets/:token: TypeError: No such field');
  expect(log.join()).not.toContain('secret');
});
