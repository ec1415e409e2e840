import { expect, test } from 'bun:test';
import { listPictures, type StorybookIndex } from './pictures.ts';

const index: StorybookIndex = {
  entries: {
    'actions-button--docs': {
      id: 'actions-button--docs',
      type: 'docs',
      title: 'Actions/Button',
      name: 'Docs',
    },
    'actions-button--default': {
      id: 'actions-button--default',
      type: 'story',
      title: 'Actions/Button',
      name: 'Default',
    },
    'screens-home--default': {
      id: 'screens-home--default',
      type: 'story',
      title: 'Screens/Home',
      name: 'Default',
      tags: ['dev', 'screen'],
    },
  },
};

test('takes components in both themes and from right to left, and screens at both widths with dark at the wider one', () => {
  expect(listPictures(index).map((picture) => picture.name)).toEqual([
    'screens-home--default.light.360',
    'actions-button--default.light',
    'actions-button--default.dark',
    'screens-home--default.light.1280',
    'screens-home--default.dark.1280',
    'actions-button--default.light.rtl',
  ]);
});

test('takes no second picture from right to left', () => {
  const entry = { type: 'story', title: 'Data/Board', name: '' };
  const entries = ['default', 'right-to-left', 'empty'].map((name) => {
    const id = `data-board--${name}`;
    return [id, { ...entry, id }] as const;
  });
  const names = listPictures({ entries: Object.fromEntries(entries) }).map(({ name }) => name);
  expect(names).toHaveLength(6);
  expect(names.filter((name) => name.endsWith('.rtl'))).toEqual([]);
});

test('checks a screen’s other stories in dark without a picture', () => {
  const entry = { id: 'screens-home--empty', type: 'story', title: 'Screens/Home', name: 'Empty' };
  const pictures = listPictures({ entries: { [entry.id]: { ...entry, tags: ['screen'] } } });
  expect(pictures.map(({ name, kept }) => [name, kept])).toEqual([
    ['screens-home--empty.light.360', true],
    ['screens-home--empty.light.1280', true],
    ['screens-home--empty.dark.1280', false],
  ]);
});

test('takes a screen tagged every-width also on a tablet and on a wide desktop, in light', () => {
  const entry = { id: 'screens-list--default', type: 'story', title: 'Screens/List', name: '' };
  const tags = ['screen', 'every-width'];
  const pictures = listPictures({ entries: { [entry.id]: { ...entry, tags } } });
  expect(pictures.map(({ name, kept }) => [name, kept])).toEqual([
    ['screens-list--default.light.360', true],
    ['screens-list--default.light.820', true],
    ['screens-list--default.light.1280', true],
    ['screens-list--default.dark.1280', true],
    ['screens-list--default.light.1680', true],
  ]);
});

test('takes a component tagged phone at phone width', () => {
  const entry = { id: 'overlays-menu--open', type: 'story', title: 'Overlays/Menu', name: 'Open' };
  const pictures = listPictures({ entries: { [entry.id]: { ...entry, tags: ['phone'] } } });
  expect(pictures.map(({ name, width }) => [name, width])).toEqual([
    ['overlays-menu--open.light', 360],
    ['overlays-menu--open.dark', 360],
  ]);
});

test('filters by a part of the picture’s name', () => {
  expect(listPictures(index, 'button--default.dark').map(({ theme }) => theme)).toEqual(['dark']);
});
