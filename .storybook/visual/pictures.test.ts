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

test('takes a component in both themes, and a screen at both widths with dark at the wider one', () => {
  expect(picturesOf(index).map((picture) => picture.name)).toEqual([
    'app-home--default.light.360',
    'ui-button--default.light',
    'ui-button--default.dark',
    'app-home--default.light.1280',
    'app-home--default.dark.1280',
  ]);
});

test('keeps no dark picture of a screen’s other stories, but has them looked at', () => {
  const entry = { id: 'app-home--empty', type: 'story', title: 'app/home', name: 'Empty' };
  const pictures = picturesOf({ entries: { [entry.id]: { ...entry, tags: ['screen'] } } });
  expect(pictures.map(({ name, kept }) => [name, kept])).toEqual([
    ['app-home--empty.light.360', true],
    ['app-home--empty.light.1280', true],
    ['app-home--empty.dark.1280', false],
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
  expect(picturesOf(index, 'button--default.dark').map(({ theme }) => theme)).toEqual(['dark']);
});
