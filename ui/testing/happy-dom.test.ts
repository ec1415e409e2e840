import { expect, test } from 'bun:test';

test('a server test has no DOM, whichever tests ran before', () => {
  expect('window' in globalThis || 'document' in globalThis).toBe(false);
});
