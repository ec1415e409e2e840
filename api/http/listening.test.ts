import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { anAdmin } from '../testing/admins.ts';
import { testShop } from '../testing/shop.ts';
import { listenOptions } from './limits.ts';

const shop = testShop();
let origin = '';

beforeAll(() => {
  shop().app.listen({ port: 0, hostname: '127.0.0.1', ...listenOptions });
  origin = `http://127.0.0.1:${shop().app.server?.port}`;
});
afterAll(() => shop().app.server?.stop(true));

const megabyte = 1024 * 1024;

function stream(bytes: number): ReadableStream {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(megabyte));
      left -= megabyte;
      if (left <= 0) controller.close();
    },
  });
}

describe('an oversized body', () => {
  test.each<[string, string, string, () => BodyInit]>([
    ['a little', '/api/orders/create-checkout', 'application/json', () => 'x'.repeat(70_000)],
    ['far', '/api/orders/create-checkout', 'application/json', () => new Uint8Array(40 * megabyte)],
    [
      'far, with unknown length',
      '/api/orders/create-checkout',
      'application/json',
      () => stream(40 * megabyte),
    ],
    [
      'far, at an unknown route',
      '/api/nothing',
      'application/json',
      () => new Uint8Array(40 * megabyte),
    ],
    ['far, at a page', '/', 'application/json', () => new Uint8Array(40 * megabyte)],
    [
      'far, as a file',
      '/api/admin/uploads',
      'application/octet-stream',
      () => new Uint8Array(40 * megabyte),
    ],
  ])('by %s is refused with a standard problem', async (_, path, type, body) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: body(),
    });
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).not.toBeNull();
    expect(await response.json()).toMatchObject({ code: 'too_large', status: 413 });
  });

  test('does not break the server', async () => {
    expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  });
});

test.each([
  ['HTTP/1.0 without a host', 'HTTP/1.0\r\n'],
  ['the host [', 'HTTP/1.1\r\nHost: [\r\n'],
  ['the host a b', 'HTTP/1.1\r\nHost: a b\r\n'],
  ['the host x:99999', 'HTTP/1.1\r\nHost: x:99999\r\n'],
])('a list is answered as CSV for %s', async (_, rest) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`GET /api/products ${rest}Accept: text/csv\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.[01] 200 [\s\S]*content-type: text\/csv/i);
});

describe('a body that breaks off is the caller’s failure, and no error of the shop', () => {
  const places = [
    ['an order', '/api/orders/create-checkout', 'application/json'],
    ['a webhook', '/api/webhooks/stripe', 'application/json'],
    ['a picture', '/api/admin/uploads', 'application/octet-stream'],
    ['an attachment', '/api/attachments?name=a.png', 'application/octet-stream'],
  ] as const;
  const bodies = [
    ['a connection that closes', 'Content-Length: 1000\r\n\r\n{"a":'],
    ['a malformed chunk', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\nzz\r\n'],
  ] as const;

  test.each(places.flatMap((place) => bodies.map((body) => [...place, ...body] as const)))(
    'of %s at %s as %s, by %s',
    async (_, path, type, __, body) => {
      const { cookie } = await anAdmin(shop());
      shop().log.splice(0);
      const answered = Promise.withResolvers<Response>();
      const server = Bun.serve({
        port: 0,
        hostname: '127.0.0.1',
        fetch: async (request) => {
          const response = await shop().app.handle(request);
          answered.resolve(response);
          return response;
        },
      });
      const socket = connect(server.port ?? 0, '127.0.0.1');
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nCookie: ${cookie}`;
      socket.on('error', () => {}).end(`${head}\r\n${body}`);
      expect((await answered.promise).status).toBe(400);
      expect(shop().log).toEqual([]);
      await server.stop(true);
    },
  );
});
