import { expect, test } from 'bun:test';
import { listPictures } from '../visual/pictures.ts';
import { isThumbnail, pictureOf } from './pictured-story.ts';

const tagsOfStories = [
  [],
  ['screen'],
  ['screen', 'every-width'],
  ['spanning'],
  ['phone'],
  ['forced-colors'],
];

test.each(tagsOfStories)('the pictures of thumbnails are recognized by name: %p', (...tags) => {
  const story = { id: 'screens-home--default', title: 'Screens/Home', name: 'Default', tags };
  const shown = ['light', 'dark'].map((theme) => `${pictureOf(story, theme)}.webp`);
  const taken = listPictures({ entries: { [story.id]: { ...story, type: 'story' } } });
  const files = taken.map(({ name }) => `${name}.webp`);
  expect(files.filter(isThumbnail)).toEqual(files.filter((file) => shown.includes(file)));
});

test('components have no thumbnails', () => {
  expect(isThumbnail('forms-textfield--default.light.webp')).toBe(false);
});
