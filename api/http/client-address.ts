import { BlockList, isIP } from 'node:net';

export type ClientAddress = ReturnType<typeof createClientAddress>;

/**
 * Who is calling: the socket's address, or what a trusted proxy in front of us says. The last
 * address that is no trusted proxy counts, because everything before it is the caller's own word.
 * Of IPv6 only the network is told: one connection has a whole /64 to choose addresses from.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = blockList(trustedProxies);
  return (socketAddress: string | undefined, forwardedFor: string | null): string => {
    const chain = [...(forwardedFor?.split(',') ?? []), socketAddress ?? ''].map(normalizeAddress);
    for (const address of chain.reverse()) {
      if (!isTrusted(address)) return networkOf(address);
    }
    return networkOf(normalizeAddress(socketAddress ?? ''));
  };

  function isTrusted(address: string) {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  }
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

/** One spelling for each address: without port or zone, in small letters, IPv4 never as IPv6. */
function normalizeAddress(text: string): string {
  const address = withoutPort(text.trim().toLowerCase()).replace(/%.*$/, '');
  if (isIP(address) !== 6) return address;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high = '', low = ''] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short) ?? [];
  if (!high) return short;
  const bytes = [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]);
  return bytes.join('.');
}

/** Some proxies write '203.0.113.5:4431' or '[2001:db8::1]:4431': a new port for each connection. */
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
