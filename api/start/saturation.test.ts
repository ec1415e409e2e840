import { afterAll, beforeAll, expect, test } from 'bun:test';
import { anOpenShop } from '#api/testing/open-shop';

let shop: Awaited<ReturnType<typeof anOpenShop>>;
beforeAll(async () => {
  shop = await anOpenShop();
}, 60_000);
afterAll(() => shop?.close());

const ask = async (path: string): Promise<Response> =>
  shop.app.handle(new Request(`http://localhost:3000${path}`));

test('a saturated shop refuses searches and pages, and is healthy', async () => {
  const searches = Array.from({ length: 500 }, (_, index) => ask(`/api/products?q=${index}`));
  const pages = Array.from({ length: 500 }, (_, index) => ask(`/missing/${index}`));
  const health = await ask('/api/health');
  expect(health.status).toBe(200);
  const answers = await Promise.all(searches);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refusedPages = (await Promise.all(pages)).filter(({ status }) => status === 503);
  expect(await refusedPages[0]?.text()).toBe('Broken');
  const refused = [...answers.filter(({ status }) => status === 503), ...refusedPages];
  for (const { headers } of refused) {
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.has('content-security-policy')).toBe(true);
  }
  expect((await ask('/api/products?q=after')).status).toBe(200);
});
