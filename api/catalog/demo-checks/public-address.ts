import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges that are not public: RFC 6890 and later ones. */
const reserved = list('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** The only public IPv6 range. Loopback, local and mapped addresses are outside of it. */
const global6 = list('ipv6', [['2000::', 3]]);

/** Exceptions within that range: tunnels for IPv4 addresses, special purposes and documentation. */
const reserved6 = list('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Whether an IP address is public, and not of this machine or a local network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}

function list(family: 'ipv4' | 'ipv6', networks: [net: string, prefix: number][]): BlockList {
  const all = new BlockList();
  for (const [net, prefix] of networks) all.addSubnet(net, prefix, family);
  return all;
}
