import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Of IPv4 all that is not for everybody: RFC 6890 and what came after it. */
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

/** Of IPv6 the one part that is given out; loopback, local and mapped addresses lie outside of it. */
const global6 = list('ipv6', [['2000::', 3]]);

/** In that part: tunnels that carry IPv4 addresses, special purposes, and documentation. */
const reserved6 = list('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Whether an IP address is one of the open internet, and not of this machine or a network around it. */
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
