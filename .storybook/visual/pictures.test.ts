import { expect, test } from 'bun:test';
import { picturesOf, type StorybookIndex } from './pictures.ts';

const index: StorybookIndex = {
  entries: {
    'ui-button--docs': { id: 'ui-button--docs', type: 'docs', title: 'ui/button', name: 'Docs' },
    'ui-button--default': {
      id: 'ui-button--default',
      type: 'story',
      title: 'ui/button',
      name: 'Default',
    },
    'app-home--default': {
      id: 'app-home--default',
      type: 'story',
      title: 'app/home',
      name: 'Default',
      tags: ['dev', 'screen'],
    },
  },
};

test('takes a component in both themes and a screen at both widths as well', () => {
  expect(picturesOf(index).map((picture) => picture.name)).toEqual([
    'app-home--default.light.360',
    'app-home--default.dark.360',
    'ui-button--default.light',
    'ui-button--default.dark',
    'app-home--default.light.1280',
    'app-home--default.dark.1280',
  ]);
});

test('takes a component tagged phone at a phone’s width', () => {
  const entry = { id: 'ui-menu--open', type: 'story', title: 'ui/menu', name: 'Open' };
  const pictures = picturesOf({ entries: { [entry.id]: { ...entry, tags: ['phone'] } } });
  expect(pictures.map(({ name, width }) => [name, width])).toEqual([
    ['ui-menu--open.light', 360],
    ['ui-menu--open.dark', 360],
  ]);
});

test('a filter is a part of the picture’s name', () => {
  expect(picturesOf(index, 'button--default.dark').map(({ label }) => label)).toEqual([
    'ui/button / Default',
  ]);
});
