import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { aSession } from '../testing/purchase.ts';
import { raw, type StartedSandbox, start } from '../testing/start.ts';
import { aSubscription } from '../testing/subscription.ts';

let shop: StartedSandbox;
let places: Record<string, string>;

beforeAll(async () => {
  shop = await start();
  const session = await aSession(shop.stripe);
  const { latest_invoice } = await aSubscription(shop.stripe);
  places = {
    'the API': '/v1/products',
    'the checkout page': new URL(session.url ?? '').pathname,
    'an invoice': `/i/${latest_invoice}`,
    'the controls': '/_controls',
    'its own page': '/',
  };
});
afterAll(() => shop[Symbol.asyncDispose]());

const statuses = (headers: Record<string, string>) =>
  Promise.all(
    Object.values(places).map(async (path) => (await raw(shop.sandbox, path, { headers })).status),
  );

describe('the sandbox', () => {
  test.each<[name: string, headers: Record<string, string>]>([
    ['under the name of another host', { Host: 'sandbox.example' }],
    ['under the name of another host at its port', { Host: 'sandbox.example:12111' }],
    ['under a name that only begins like its own', { Host: '127.0.0.1.evil.example' }],
    ['under an address of the network', { Host: '192.168.0.7:12111' }],
    ['through a proxy', { 'X-Forwarded-For': '127.0.0.1' }],
    ['through a proxy that tells the host', { 'X-Forwarded-Host': 'localhost' }],
    ['through a proxy that sends Forwarded', { Forwarded: 'for=127.0.0.1' }],
  ])('is found %s', async (_, headers) => {
    expect(await statuses(headers)).toEqual(Object.values(places).map(() => 404));
  });

  test('does nothing through a proxy', async () => {
    const create = { method: 'POST', body: 'name=A', headers: { Host: 'sandbox.example' } };
    const before = (await shop.stripe.products.list({ limit: 100 })).data.length;
    expect((await raw(shop.sandbox, '/v1/products', create)).status).toBe(404);
    expect((await shop.stripe.products.list({ limit: 100 })).data).toHaveLength(before);
  });
});

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.0.0.1:3000', '[::1]', '[::1]:3000'])(
  'is available at %s',
  async (host) => {
    expect(await statuses({ Host: host })).toEqual(Object.values(places).map(() => 200));
  },
);
