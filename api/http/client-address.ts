import { BlockList, isIP } from 'node:net';

type Server = { requestIP(request: Request): { address: string } | null };

export type ClientAddress = ReturnType<typeof createClientAddress>;

/** Finds the IP address of a request's caller. */
export function createClientAddress(trustedProxies: readonly string[]) {
  const resolve = createAddressResolver(trustedProxies);
  return (request: Request, server: Server | null): string =>
    resolve(server?.requestIP(request)?.address, request.headers.get('x-forwarded-for'));
}

/**
 * Picks the caller's address: the last one that is not a trusted proxy, because a caller can
 * forge everything before it. An IPv6 address is reduced to its /64 network, since one connection
 * can use any address in it.
 */
export function createAddressResolver(trustedProxies: readonly string[]) {
  const isTrusted = createTrust(trustedProxies);
  return (socketAddress: string | undefined, forwardedFor: string | null): string => {
    const socket = normalizeAddress(socketAddress ?? '');
    if (!isTrusted(socket)) return networkOf(socket);
    for (const hop of forwardedFor?.split(',').reverse() ?? []) {
      const address = normalizeAddress(hop);
      if (!isTrusted(address)) return networkOf(address);
    }
    return networkOf(socket);
  };
}

/** Whether an address belongs to a trusted proxy. */
export function createTrust(trustedProxies: readonly string[]) {
  const trusted = blockList(trustedProxies);
  return (socketAddress = ''): boolean => {
    const address = normalizeAddress(socketAddress);
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix) list.addSubnet(address, Number(prefix), family);
    else list.addAddress(address, family);
  }
  return list;
}

/** Normalizes an address: no port or zone, lower case, and IPv4 instead of IPv4-mapped IPv6. */
function normalizeAddress(text: string): string {
  const address = withoutPort(text.trim().toLowerCase()).replace(/%.*/s, '');
  if (isIP(address) !== 6) return address;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high = '', low = ''] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short) ?? [];
  if (!high) return short;
  const bytes = [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]);
  return bytes.join('.');
}

/** Some proxies append the port, as in '203.0.113.5:4431' or '[2001:db8::1]:4431'. */
function withoutPort(text: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(text) ?? [];
  return ipv4 ?? ipv6 ?? text;
}

function networkOf(address: string): string {
  if (isIP(address) === 0) return 'unknown';
  if (isIP(address) === 4) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return `${[...groups, ...Array(zeros).fill('0'), ...after].slice(0, 4).join(':')}::/64`;
}
