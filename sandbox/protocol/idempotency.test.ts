import { describe, expect, test } from 'bun:test';
import { raw, start } from '../testing/start.ts';
import { aSubscription } from '../testing/subscription.ts';

function createProduct(name: string, key: string) {
  return { method: 'POST', body: `name=${name}`, headers: { 'Idempotency-Key': key } };
}

test('replays the first response to the same request', async () => {
  await using shop = await start();
  const first = await raw(shop.sandbox, '/v1/products', createProduct('A', 'one'));
  const again = await raw(shop.sandbox, '/v1/products', createProduct('A', 'one'));
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.headers.get('original-request')).toBe(first.headers.get('request-id'));
  expect(await again.text()).toBe(await first.text());
  expect((await shop.stripe.products.list()).data).toHaveLength(1);
});

test('recognizes the same parameters in any order and encoding', async () => {
  await using shop = await start();
  const post = (query: string, body: string) =>
    raw(shop.sandbox, `/v1/products${query}`, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': 'one' },
    });
  const first = await post('', 'name=A+B&metadata[a]=1&metadata[b]=2&images[]=https://a.test/1');
  expect(first.status).toBe(200);
  for (const [query, body] of [
    ['', 'images[0]=https%3A%2F%2Fa.test%2F1&metadata%5Bb%5D=2&metadata[a]=1&name=A%20B'],
    ['?name=A%20B', 'metadata[a]=1&metadata[b]=2&images[0]=https://a.test/1'],
  ] as const) {
    const again = await post(query, body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  }
  const other = await post('', 'name=A+B&metadata[a]=2&metadata[b]=1&images[]=https://a.test/1');
  expect(await other.json()).toMatchObject({ error: { type: 'idempotency_error' } });
});

test('rejects the key with other parameters or on another URL', async () => {
  await using shop = await start();
  await raw(shop.sandbox, '/v1/products', createProduct('A', 'one'));
  for (const [path, message] of [
    ['/v1/products', 'with the same parameters'],
    ['/v1/customers', "the same endpoint they were first used for ('/v1/products')"],
  ] as const) {
    const other = await raw(shop.sandbox, path, createProduct('B', 'one'));
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({
      error: { type: 'idempotency_error', message: expect.stringContaining(message) },
    });
  }
});

test('does not store responses to invalid requests', async () => {
  await using shop = await start();
  const refused = await raw(shop.sandbox, '/v1/products', createProduct('A&colour=red', 'one'));
  expect(refused.status).toBe(400);
  const right = await raw(shop.sandbox, '/v1/products', createProduct('A', 'one'));
  expect(right.status).toBe(200);
});

test('rejects a key that another request is using', async () => {
  await using shop = await start();
  const { sandbox } = shop;
  sandbox.faults.next('POST /v1/products', 'hang');
  const leaving = new AbortController();
  const ask = () =>
    raw(sandbox, '/v1/products', { ...createProduct('A', 'one'), signal: leaving.signal });
  const both = [ask(), ask()];
  const refused = await Promise.race(both);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  });
  leaving.abort();
  const ends = (await Promise.allSettled(both)).map(({ status }) => status);
  expect(ends.toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('replays a 500', async () => {
  await using shop = await start();
  shop.sandbox.faults.next('POST /v1/products', { status: 500 });
  const first = await raw(shop.sandbox, '/v1/products', createProduct('A', 'one'));
  const again = await raw(shop.sandbox, '/v1/products', createProduct('A', 'one'));
  expect([first.status, again.status]).toEqual([500, 500]);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
});

test('runs the request again after a 503', async () => {
  await using shop = await start();
  shop.sandbox.faults.next('POST /v1/products', { status: 503 });
  const product = await shop.stripe.products.create({ name: 'A' }, { idempotencyKey: 'one' });
  expect(product.name).toBe('A');
});

test('creates one object if the first response was lost', async () => {
  await using shop = await start();
  shop.sandbox.faults.next('POST /v1/products', 'reset');
  await shop.stripe.products.create({ name: 'A' }, { idempotencyKey: 'one' });
  expect((await shop.stripe.products.list()).data).toHaveLength(1);
});

test('forgets a key after a day', async () => {
  let now = new Date('2026-01-15T12:00:00Z');
  await using shop = await start({ now: () => now });
  await raw(shop.sandbox, '/v1/products', createProduct('A', 'one'));
  now = new Date('2026-01-16T12:00:01Z');
  const later = await raw(shop.sandbox, '/v1/products', createProduct('B', 'one'));
  expect(later.status).toBe(200);
});

describe('a subscription update', () => {
  const key = { 'Idempotency-Key': 'cancel:1' };

  async function startSubscribed() {
    const shop = await start();
    const { id } = await aSubscription(shop.stripe);
    const post = (body: string) =>
      raw(shop.sandbox, `/v1/subscriptions/${id}`, { method: 'POST', body, headers: key });
    return { ...shop, id, post };
  }

  test('replays its first response, whatever has happened since', async () => {
    await using shop = await startSubscribed();
    const { subscriptions } = shop.stripe;
    const first = await (await shop.post('cancel_at_period_end=true')).text();
    await subscriptions.update(shop.id, { cancel_at_period_end: false });
    const again = await shop.post('cancel_at_period_end=true');
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.text()).toBe(first);
    expect((await subscriptions.retrieve(shop.id)).cancel_at_period_end).toBe(false);
  });

  test('replays errors of the subscription’s state, but not of invalid parameters', async () => {
    await using shop = await startSubscribed();
    expect((await shop.post('cancel_at_period_end=maybe')).status).toBe(400);
    await shop.stripe.subscriptions.cancel(shop.id);
    const refused = await shop.post('cancel_at_period_end=true');
    const again = await shop.post('cancel_at_period_end=true');
    expect([refused.status, again.status]).toEqual([400, 400]);
    expect(refused.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await shop.post('cancel_at_period_end=false');
    expect(await other.json()).toMatchObject({ error: { type: 'idempotency_error' } });
  });
});
