import { describe, expect, test } from 'bun:test';
import { testShop } from '../testing/shop.ts';

const shop = testShop();
const limited = testShop({ rateLimits: true });
const path = '/api/orders/create-checkout';

function send(body: string, headers: Record<string, string>) {
  return shop().app.handle(
    new Request(`http://localhost:3000${path}`, { method: 'POST', body, headers }),
  );
}

const json = { 'content-type': 'application/json' };

describe('a body', () => {
  test.each([
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text', '{}', { 'content-type': 'text/plain' }, 415],
    [
      'invalid JSON fields with a charset',
      '{}',
      { 'content-type': 'application/json; charset=utf-8' },
      400,
    ],
    ['malformed JSON', '{', json, 400],
    ['a list', '[]', json, 400],
    ['nested too deeply', '['.repeat(30_000) + ']'.repeat(30_000), json, 400],
    ['more than 64 kB', JSON.stringify('x'.repeat(70_000)), json, 413],
  ])('is rejected if it is %s', async (_, body, headers, status) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  test('is read only up to the limit when its length is unknown', async () => {
    let read = 0;
    const endless = new ReadableStream({
      pull(controller) {
        read += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(0x61));
        if (read > 4_000_000) controller.close();
      },
    });
    const response = await shop().app.handle(
      new Request(`http://localhost:3000${path}`, { method: 'POST', body: endless, headers: json }),
    );
    expect(response.status).toBe(413);
    expect(read).toBeLessThan(200_000);
  });

  test('is never echoed in the response', async () => {
    const response = await send(JSON.stringify({ customerName: 5, password: 'hunter2' }), json);
    expect(await response.text()).not.toContain('hunter2');
  });
});

describe('a cross-site browser request', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 400],
    [{}, 400],
  ])('with %j gets %i', async (headers, status) => {
    expect((await send('{}', { ...json, ...headers })).status).toBe(status);
  });

  test('is rejected for its content type before its origin', async () => {
    const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
    expect((await send('{}', headers)).status).toBe(415);
  });
});

test('sends the security headers on every response, including errors', async () => {
  for (const response of [
    await shop().get('/api/products'),
    await shop().get('/api/nothing'),
    await send('{', json),
  ]) {
    const { headers } = response;
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('permissions-policy')).not.toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-request-id')).not.toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
  }
});

test('allows images from every address the contract accepts', async () => {
  const { headers } = await shop().get('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(
    expect.arrayContaining(["'self'", 'https:', 'http:']),
  );
});

test('limits new orders to ten per address and hour, not counting retries', async () => {
  const product = await limited().aProduct();
  const order = (name: string) =>
    limited().post(path, {
      productId: product.id,
      customerName: name,
      customerEmail: 'Busy@Example.com',
    });
  for (let count = 1; count <= 10; count++) {
    expect((await order(`Buyer ${count}`)).status).toBe(201);
  }
  const refused = await order('Buyer 11');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await refused.json()).code).toBe('rate_limited');
  expect((await order('Buyer 3')).status).toBe(201);

  limited().clock.shiftMs = 61 * 60 * 1000;
  expect((await order('Buyer 11')).status).toBe(201);
});
