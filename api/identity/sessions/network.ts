import ipaddr from 'ipaddr.js';

/** Shortens an IP address for emails: '203.0.113.x' for IPv4, '2001:db8::/32' for IPv6. */
export function coarseNetwork(address: string): string {
  const [start = ''] = address.split('/');
  if (ipaddr.IPv4.isValidFourPartDecimal(start)) return start.replace(/\d+$/, 'x');
  if (!ipaddr.IPv6.isValid(start)) return 'unknown';
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${start}/32`)}/32`;
}
