import { expect, test } from 'bun:test';
import { coarseNetwork } from './known-devices.ts';

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2::/64', '2001:db8::/32'],
  ['::/64', '::/32'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
])('shortens %p to %p', (address, told) => {
  expect(coarseNetwork(address)).toBe(told);
});
