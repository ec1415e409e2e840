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

test('a network of IPv6 counts as one, for its owner may choose any address of it', () => {
  const address = createClientAddress([]);
  expect(address('2001:db8:1:2:aaaa::1', null)).toBe(address('2001:db8:1:2::9', null));
  expect(address('2001:db8:1:2::1', null)).not.toBe(address('2001:db8:1:3::1', null));
});
