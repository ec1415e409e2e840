import { expect, test } from 'bun:test';
import { createAddressResolver, createNetworks } from './client-address.ts';

test('uses the socket address and ignores the header without a trusted proxy', () => {
  const address = createAddressResolver([]);
  expect(address('203.0.113.5', '10.0.0.1')).toBe('203.0.113.5');
});

test('uses the last address before the trusted proxies', () => {
  const address = createAddressResolver(['10.0.0.0/8', '::1']);
  expect(address('::1', '198.51.100.7, 203.0.113.9, 10.2.3.4')).toBe('203.0.113.9');
});

test('ignores addresses that a caller adds before its own', () => {
  const address = createAddressResolver(['10.0.0.1']);
  expect(address('10.0.0.1', '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
});

test('has a fallback name when there is no address', () => {
  expect(createAddressResolver([])(undefined, null)).toBe('unknown');
});

test('treats different spellings of an address as the same', () => {
  const address = createAddressResolver([]);
  for (const spelling of ['::ffff:203.0.113.5', '::FFFF:cb00:7105', '0:0:0:0:0:ffff:203.0.113.5']) {
    expect(address(spelling, null)).toBe('203.0.113.5');
  }
  expect(address('2001:0DB8:0001:0002::1', null)).toBe(address('2001:db8:1:2:aaaa::1', null));
  expect(address('fe80::1%eth0', null)).toBe(address('fe80::2', null));
});

test('ignores a port that a proxy adds to an address', () => {
  const address = createAddressResolver(['10.0.0.1']);
  expect(address('10.0.0.1', '203.0.113.5:4431')).toBe('203.0.113.5');
  expect(address('10.0.0.1', '[2001:db8:1:2::1]:4431')).toBe(address('2001:db8:1:2::9', null));
  expect(address('10.0.0.1', '[2001:db8:1:2::1]')).toBe(address('2001:db8:1:2::9', null));
  expect(address('10.0.0.1', '203.0.113.5, 10.0.0.1:80')).toBe('203.0.113.5');
});

test('ignores text that is not an address', () => {
  const address = createAddressResolver(['10.0.0.1']);
  for (const text of ['me@example.com', '999.1.1.1', '_hidden', '', '[::1']) {
    expect(address('10.0.0.1', text)).toBe('unknown');
  }
});

test('trusts a proxy in every spelling of its address', () => {
  const address = createAddressResolver(['10.0.0.0/8']);
  expect(address('::ffff:10.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
});

test('treats an IPv6 network as one caller', () => {
  const address = createAddressResolver([]);
  expect(address('2001:db8:1:2:aaaa::1', null)).toBe(address('2001:db8:1:2::9', null));
  expect(address('2001:db8:1:2::1', null)).not.toBe(address('2001:db8:1:3::1', null));
});

test.each([
  ['203.0.113.0/24', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.8/31', '203.0.113.7', false],
  ['2001:db8:1::/48', '2001:db8:1:2::/64', true],
  ['2001:db8:1::/48', '2001:db8:2::/64', false],
  ['0.0.0.0/0', 'unknown', false],
])('the network %p has the address %p: %p', (network, address, isIn) => {
  expect(createNetworks([network])(address)).toBe(isIn);
});
