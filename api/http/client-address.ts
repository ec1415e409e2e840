import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';
import { Failure } from './failure.ts';

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i;

/** Headers that proxies add to forwarded requests. */
const proxyHeader =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|(cf|fastly|fly)-.+)$/;

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
  const isTrusted = createMatch(trustedProxies);
  return (socketAddress: string | undefined, forwardedFor: string | null): string => {
    const socket = parseAddress(socketAddress ?? '');
    if (!isTrusted(socket)) return networkOf(socket);
    for (const hop of forwardedFor?.split(',').reverse() ?? []) {
      const address = parseAddress(hop);
      if (!isTrusted(address)) return networkOf(address);
    }
    return networkOf(socket);
  };
}

/** Whether an address belongs to a trusted proxy. */
export function createTrust(trustedProxies: readonly string[]) {
  const isTrusted = createMatch(trustedProxies);
  return (socketAddress = ''): boolean => isTrusted(parseAddress(socketAddress));
}

/** Whether an address that {@link createClientAddress} found is in one of some networks. */
export function createNetworks(entries: readonly string[]) {
  const isIn = createMatch(entries);
  return (address: string): boolean => isIn(parseAddress(address.replace(/\/64$/, '')));
}

/**
 * Whether a text is an IPv4 address, or a CIDR range that addresses can be compared with: callers are
 * known by the /64 of their IPv6 address.
 */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return prefix === undefined || (/^\d{1,2}$/.test(prefix) && Number(prefix) <= 32);
  }
  return ipaddr.IPv6.isValid(address) && /^\d{1,2}$/.test(prefix ?? '') && Number(prefix) <= 64;
}

function createMatch(entries: readonly string[]) {
  const networks = entries.map((entry) => {
    const [address = '', prefix] = entry.split('/');
    const parsed = ipaddr.parse(address);
    return [parsed, Number(prefix ?? parsed.toByteArray().length * 8)] as [IPv4 | IPv6, number];
  });
  return (address: IPv4 | IPv6 | null): boolean =>
    networks.some(([net, prefix]) => address?.kind() === net.kind() && address.match(net, prefix));
}

/** Without port and zone, and IPv4 instead of IPv4-mapped IPv6. Null for anything else. */
function parseAddress(text: string): IPv4 | IPv6 | null {
  const address = withoutPort(text.trim()).replace(/%.*/s, '');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : null;
}

/** Some proxies append the port, as in '203.0.113.5:4431' or '[2001:db8::1]:4431'. */
function withoutPort(text: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(text) ?? [];
  return ipv4 ?? ipv6 ?? text;
}

function networkOf(address: IPv4 | IPv6 | null): string {
  if (address?.kind() !== 'ipv6') return address?.toString() ?? 'unknown';
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/**
 * Protects local developer tools. Requests from other machines, through a proxy, or for another
 * host name get a 404.
 */
export function refuseUnlessLocal(request: Request, peer: string | undefined): void {
  const isLocal =
    loopback.test(peer ?? '') &&
    localHost.test(request.headers.get('host') ?? '') &&
    ![...request.headers.keys()].some((name) => proxyHeader.test(name));
  if (!isLocal) throw new Failure('not_found', 'Nothing was found at this address.');
}
