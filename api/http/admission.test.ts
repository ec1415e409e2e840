import { expect, test } from 'bun:test';
import { Elysia } from 'elysia';
import { createAdmission } from './admission.ts';
import { problems } from './problems.ts';

const max = { work: { perNetwork: 2, total: 3 }, provider: { perNetwork: 1, total: 1 } };

/** Its route `/api/work` answers when `finish` is called, and `/api/free` takes no place. */
function aShop() {
  const finishing: (() => void)[] = [];
  const log: string[] = [];
  const admission = createAdmission({
    ...{ max, log: (line: string) => log.push(line) },
    headersOf: () => ({ 'x-content-type-options': 'nosniff' }),
    requestIdOf: () => 'the-id',
    clientAddress: (request) => request.headers.get('x-network') ?? 'a',
    kindOf: ({ url }) => {
      if (url.endsWith('/api/free')) return null;
      return url.endsWith('/api/pay') ? 'provider' : 'work';
    },
  });
  const work = () => new Promise<string>((resolve) => finishing.push(() => resolve('done')));
  const app = new Elysia()
    .use(problems((line) => log.push(line)))
    .use(admission.rules())
    .get('/api/work', work)
    .get('/api/pay', work)
    .get('/api/broken', () => Promise.reject(new Error('broken')))
    .get('/api/free', () => 'free')
    .wrap((handle) => admission.wrap(handle, () => null));
  return {
    log,
    async ask(path: string, network = 'a') {
      const headers = { 'x-network': network };
      return app.handle(new Request(`http://localhost:3000/api/${path}`, { headers }));
    },
    async untilWorking(count: number) {
      while (finishing.length < count) await Bun.sleep(1);
    },
    finish: () => finishing.shift()?.(),
  };
}

test('refuses what it could only let wait, and says when to come back', async () => {
  const shop = aShop();
  const open = [shop.ask('work'), shop.ask('work'), shop.ask('work', 'b')];
  await shop.untilWorking(3);
  const refused = await shop.ask('work', 'c');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(refused.headers.get('x-request-id')).toBe('the-id');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.json()).toMatchObject({
    detail: 'The shop is very busy. Please try again in a moment.',
  });
  expect((await shop.ask('free')).status).toBe(200);
  expect(shop.log).toEqual([]);
  for (const _ of open) shop.finish();
  for (const response of await Promise.all(open)) expect(response.status).toBe(200);
});

test('lets no request wait for those that wait for the payment provider', async () => {
  const shop = aShop();
  void shop.ask('pay');
  await shop.untilWorking(1);
  expect((await shop.ask('pay', 'b')).status).toBe(503);
  void shop.ask('work', 'b');
  await shop.untilWorking(2);
});

test('leaves places to other networks', async () => {
  const shop = aShop();
  void shop.ask('work');
  void shop.ask('work');
  await shop.untilWorking(2);
  expect((await shop.ask('work')).status).toBe(503);
  void shop.ask('work', 'b');
  await shop.untilWorking(3);
});

test('frees the place of every request, also of one that fails', async () => {
  const shop = aShop();
  for (let round = 0; round < 5; round++) expect((await shop.ask('broken')).status).toBe(500);
  const last = shop.ask('work');
  await shop.untilWorking(1);
  shop.finish();
  expect((await last).status).toBe(200);
});
