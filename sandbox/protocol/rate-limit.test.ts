import { expect, test } from 'bun:test';
import { raw, start } from '../testing/start.ts';
import { ProviderError } from './errors.ts';
import { createRateLimit } from './rate-limit.ts';

test('limits requests within any second, without counting rejected ones', () => {
  const time = { ms: 0 };
  const pass = createRateLimit(2, () => time.ms);
  const passes: number[] = [];
  for (time.ms = 0; time.ms < 2500; time.ms += 100) {
    try {
      pass();
      passes.push(time.ms);
    } catch (error) {
      expect(error).toBeInstanceOf(ProviderError);
    }
  }
  expect(passes).toEqual([0, 100, 1000, 1100, 2000, 2100]);
});

test('returns the provider’s error and reason', async () => {
  await using shop = await start({ requestsPerSecond: 3 });
  const ask = () => raw(shop.sandbox, '/v1/products');
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  const limited = answers.find(({ status }) => status === 429);
  expect(limited?.headers.get('stripe-rate-limited-reason')).toBe('global-rate');
  expect(await limited?.json()).toEqual({
    error: {
      type: 'invalid_request_error',
      code: 'rate_limit',
      doc_url: 'https://stripe.com/docs/error-codes/rate-limit',
      message:
        'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
    },
  });
});

test('ignores callers without the key, and stores no response for an idempotency key', async () => {
  await using shop = await start({ requestsPerSecond: 1 });
  const stranger = { headers: { Authorization: 'Bearer sk_test_wrong' } };
  for (const _ of [1, 2, 3]) {
    expect((await raw(shop.sandbox, '/v1/products', stranger)).status).toBe(401);
  }
  expect((await raw(shop.sandbox, '/v1/products')).status).toBe(200);
  const create = { method: 'POST', body: 'name=A', headers: { 'Idempotency-Key': 'one' } };
  const limited = await raw(shop.sandbox, '/v1/products', create);
  expect([limited.status, limited.headers.get('idempotent-replayed')]).toEqual([429, null]);
});

test('is off by default', async () => {
  await using shop = await start();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => raw(shop.sandbox, '/v1/products')),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
