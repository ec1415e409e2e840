import { expect, test } from 'bun:test';
import { createTurns } from './admission.ts';

test('starts a portion in each turn of the event loop, in order, and lets other work run in between', async () => {
  const turn = createTurns(2);
  const started: string[] = [];
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => turn().then(() => started.push(name)));
  expect(started).toEqual([]);
  setImmediate(() => started.push('other'));
  await Promise.all(all);
  expect(started).toEqual(['a', 'b', 'other', 'c', 'd', 'e']);
  await turn();
});
