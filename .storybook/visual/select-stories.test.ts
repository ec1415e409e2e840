import { expect, test } from 'bun:test';
import { selectStories } from './select-stories.ts';

const ids = Array.from({ length: 60 }, (_, number) => `story--${number}`);
const digests = new Map(ids.map((id) => [id, 'now']));

test('chooses stories that changed or are not approved', () => {
  const approved = new Map(digests).set('story--3', 'then');
  approved.delete('story--5');
  expect(selectStories(digests, approved, 1).changed).toEqual(['story--3', 'story--5']);
});

test('adds one in twenty of the unchanged stories', () => {
  const { changed, sampled } = selectStories(digests, digests, 1);
  expect([changed.length, sampled.length]).toEqual([0, 3]);
});

test('repeats the sample of a seed, and takes another one with another seed', () => {
  const sampleOf = (seed: number) => selectStories(digests, digests, seed).sampled;
  expect(sampleOf(1)).toEqual(sampleOf(1));
  expect(sampleOf(1)).not.toEqual(sampleOf(2));
});

test('samples a story that stands alone', () => {
  const one = new Map([['story--1', 'now']]);
  expect(selectStories(one, one, 1).sampled).toEqual(['story--1']);
});
