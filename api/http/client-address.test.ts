import { expect, test } from 'bun:test';
import { createClientAddress } from './client-address.ts';

test('without a trusted proxy the socket counts, whatever the header says', () => {
  const address = createClientAddress([]);
  expect(address('203.0.113.5', '10.0.0.1')).toBe('203.0.113.5');
});

test('behind trusted proxies the last address before them counts', () => {
  const address = createClientAddress(['10.0.0.0/8', '::1']);
  expect(address('::1', '198.51.100.7, 203.0.113.9, 10.2.3.4')).toBe('203.0.113.9');
});

test('what a caller writes ahead of its own address is not believed', () => {
  const address = createClientAddress(['10.0.0.1']);
  expect(address('10.0.0.1', '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
});

test('without any address there is a name to count by', () => {
  expect(createClientAddress([])(undefined, null)).toBe('unknown');
});

test('an address counts as one however it is spelled', () => {
  const address = createClientAddress([]);
  for (const spelling of ['::ffff:203.0.113.5', '::FFFF:cb00:7105', '0:0:0:0:0:ffff:203.0.113.5']) {
    expect(address(spelling, null)).toBe('203.0.113.5');
  }
  expect(address('2001:0DB8:0001:0002::1', null)).toBe(address('2001:db8:1:2:aaaa::1', null));
  expect(address('fe80::1%eth0', null)).toBe(address('fe80::2', null));
});

test('an address counts as one whatever port a proxy writes behind it', () => {
  const address = createClientAddress(['10.0.0.1']);
  expect(address('10.0.0.1', '203.0.113.5:4431')).toBe('203.0.113.5');
  expect(address('10.0.0.1', '[2001:db8:1:2::1]:4431')).toBe(address('2001:db8:1:2::9', null));
  expect(address('10.0.0.1', '[2001:db8:1:2::1]')).toBe(address('2001:db8:1:2::9', null));
  expect(address('10.0.0.1', '203.0.113.5, 10.0.0.1:80')).toBe('203.0.113.5');
});

test('what is no address is not taken for one', () => {
  const address = createClientAddress(['10.0.0.1']);
  for (const text of ['me@example.com', '999.1.1.1', '_hidden', '', '[::1']) {
    expect(address('10.0.0.1', text)).toBe('unknown');
  }
});

test('a proxy is trusted in its other spelling too', () => {
  const address = createClientAddress(['10.0.0.0/8']);
  expect(address('::ffff:10.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
});

test('a network of IPv6 counts as one, for its owner may choose any address of it', () => {
  const address = createClientAddress([]);
  expect(address('2001:db8:1:2:aaaa::1', null)).toBe(address('2001:db8:1:2::9', null));
  expect(address('2001:db8:1:2::1', null)).not.toBe(address('2001:db8:1:3::1', null));
});
