import { expect, test } from 'bun:test';
import { listPictures, type StorybookIndex } from './pictures.ts';

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

test('takes components in both themes, and screens at both widths with dark at the wider one', () => {
  expect(listPictures(index).map((picture) => picture.name)).toEqual([
    'app-home--default.light.360',
    'ui-button--default.light',
    'ui-button--default.dark',
    'app-home--default.light.1280',
    'app-home--default.dark.1280',
  ]);
});

test('checks a screen’s other stories in dark without a picture', () => {
  const entry = { id: 'app-home--empty', type: 'story', title: 'app/home', name: 'Empty' };
  const pictures = listPictures({ entries: { [entry.id]: { ...entry, tags: ['screen'] } } });
  expect(pictures.map(({ name, kept }) => [name, kept])).toEqual([
    ['app-home--empty.light.360', true],
    ['app-home--empty.light.1280', true],
    ['app-home--empty.dark.1280', false],
  ]);
});

test('takes a component tagged phone at phone width', () => {
  const entry = { id: 'ui-menu--open', type: 'story', title: 'ui/menu', name: 'Open' };
  const pictures = listPictures({ entries: { [entry.id]: { ...entry, tags: ['phone'] } } });
  expect(pictures.map(({ name, width }) => [name, width])).toEqual([
    ['ui-menu--open.light', 360],
    ['ui-menu--open.dark', 360],
  ]);
});

test('filters by a part of the picture’s name', () => {
  expect(listPictures(index, 'button--default.dark').map(({ theme }) => theme)).toEqual(['dark']);
});
