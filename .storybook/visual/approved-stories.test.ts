import { expect, test } from 'bun:test';
import { join } from 'node:path';
import {
  approveSeen,
  digestStory,
  formatApprovedStories,
  parseApprovedStories,
} from './approved-stories.ts';

const [first, second] = ['0123456789abcdef', 'fedcba9876543210'];
const everything = () => true;

test('reads what it wrote, a sorted line for each story', () => {
  const approved = new Map([
    ['b--default', second],
    ['a--default', first],
  ]);
  const text = formatApprovedStories(approved);
  expect(text).toBe(`a--default ${first}\nb--default ${second}\n`);
  expect(parseApprovedStories(text)).toEqual(approved);
});

test('does not trust a story that a merge left in conflict', () => {
  const text = `<<<<<<< a\na--default ${first}\n=======\na--default ${second}\n>>>>>>> b\n`;
  expect(parseApprovedStories(text).size).toBe(0);
});

test('approves stories that passed, and forgets those that failed', () => {
  const approved = new Map([['b--default', first]]);
  const seen = [
    { id: 'a--default', awaiting: [], digest: second },
    { id: 'b--default', awaiting: [] },
  ];
  expect([...approveSeen(approved, seen, everything)]).toEqual([['a--default', second]]);
});

test('approves a story with changed pictures only when all of them are approved', () => {
  const awaiting = ['a--default.light', 'a--default.dark'];
  const seen = [{ id: 'a--default', awaiting, digest: first }];
  const onlyLight = (name: string) => name.endsWith('.light');
  expect(approveSeen(new Map(), seen, onlyLight).size).toBe(0);
  expect(approveSeen(new Map(), seen, everything).size).toBe(1);
});

test('keeps what is known about stories that were not examined', () => {
  const approved = new Map([['a--default', first]]);
  expect(approveSeen(approved, [], everything)).toEqual(approved);
});

test('digests what a story depends on and the files it is compared with', async () => {
  const file = join(import.meta.dir, 'paths.ts');
  const known = await digestStory('inputs', [file]);
  expect(await digestStory('inputs', [file])).toBe(known);
  expect(await digestStory('others', [file])).not.toBe(known);
  expect(await digestStory('inputs', [`${file}.missing`])).not.toBe(known);
});
