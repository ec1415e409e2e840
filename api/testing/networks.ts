import type { TestShop } from './shop.ts';

/** Options for a shop behind a trusted proxy on this machine. */
export const behindProxy = { rateLimits: true, trustedProxies: ['127.0.0.1'] };

/** Sends requests over a real connection that appear to come from the given IP address. */
export function callFrom(shop: TestShop, address: string) {
  const server = shop.app.server ?? shop.app.listen({ port: 0, hostname: '127.0.0.1' }).server;
  return (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server?.port}${path}`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': address,
        ...(body === undefined || body instanceof Uint8Array
          ? { 'content-type': 'application/octet-stream' }
          : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
    });
}
