import ipaddr from 'ipaddr.js';

/** The only IPv6 addresses that are given out. */
const [global6, prefix] = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is public, and not of this machine, a local network or a tunnel to one. */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return isUnicast(ipaddr.parse(address));
  if (!ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.match(global6, prefix) && isUnicast(parsed);
}

/** Not in a range that is reserved for something else. */
function isUnicast(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.range() === 'unicast';
}
