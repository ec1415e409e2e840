import { expect, test } from 'bun:test';

test('a test of servers finds no window, whichever tests ran before', () => {
  expect('window' in globalThis || 'document' in globalThis).toBe(false);
});
