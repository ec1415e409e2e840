/** Shortens an IP address for emails: '203.0.113.x' for IPv4, '2001:db8::/32' for IPv6. */
export function coarseNetwork(address: string): string {
  const [, network] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  if (network) return `${network}.x`;
  const [, first, second] = /^([0-9a-f]+):([0-9a-f]+):/i.exec(address) ?? [];
  return first && second ? `${first}:${second}::/32` : 'unknown';
}
