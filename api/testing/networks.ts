import type { TestShop } from './shop.ts';

/** For a shop whose callers come through a proxy on this machine, which says where from. */
export const behindProxy = { rateLimits: true, trustedProxies: ['127.0.0.1'] };

/** Calls over a real connection, as from an address of the caller's choice. */
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
