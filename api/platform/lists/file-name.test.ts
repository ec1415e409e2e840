import { expect, test } from 'bun:test';
import { testShop } from '#api/testing/shop';

const shop = testShop();
const dayMs = 24 * 60 * 60 * 1000;

test('a list’s file is called like the day in the shop’s time zone', async () => {
  // In the evening of a later day, when the next one has begun in Tokyo.
  const later = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10);
  const next = new Date(Date.parse(later) + dayMs).toISOString().slice(0, 10);
  shop().clock.shiftMs = Date.parse(`${later}T20:00:00.000Z`) - Date.now();
  const { cookie } = await shop().signIn({ isAdmin: true });
  const nameOf = async (query = '') => {
    const response = await shop().get(`/api/orders${query}`, { cookie, accept: 'text/csv' });
    return response.headers.get('content-disposition');
  };
  expect(await nameOf()).toBe(`attachment; filename="orders-${later}.csv"`);

  const body = { section: 'reports', version: 0, value: { timeZone: 'Asia/Tokyo' } };
  expect((await shop().send('PATCH', '/api/admin/settings', body, { cookie })).status).toBe(200);
  expect(await nameOf()).toBe(`attachment; filename="orders-${next}.csv"`);
  expect(await nameOf('?limit=5')).toBe(`attachment; filename="orders-${next}.csv"`);
}, 60_000);
