import { expect, test } from 'bun:test';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('limits each network without affecting another', () => {
  const enter = createConcurrencyLimit({ perNetwork: 2, total: 10 });
  const leave = enter('a');
  enter('a');
  expect(enter('a')).toBeNull();
  expect(enter('b')).not.toBeNull();
  leave?.();
  expect(enter('a')).not.toBeNull();
  expect(enter('a')).toBeNull();
});

test('limits all networks together', () => {
  const enter = createConcurrencyLimit({ perNetwork: 2, total: 3 });
  const leave = enter('a');
  enter('b');
  enter('c');
  expect(enter('d')).toBeNull();
  leave?.();
  expect(enter('d')).not.toBeNull();
});
