import { expect, test } from 'bun:test';
import { listVisits, pictureOf, type StoryEntry } from './pictures.ts';

function story(id: string, title: string, ...tags: string[]): StoryEntry {
  return { id, title, tags, type: 'story', name: 'Some' };
}

function visit(entry: StoryEntry) {
  return listVisits({ entries: { [entry.id]: entry } });
}

test('every story is visited, and in both themes if it is pictured in them or has a frame', () => {
  for (const tags of [[], ['screen'], ['unpictured'], ['framed'], ['phone'], ['spanning']]) {
    const themesOf = (name: string) =>
      visit(story(`screens-home--${name}`, 'Screens/Home', ...tags)).flatMap(
        ({ themes }) => themes,
      );
    expect(themesOf('busy')).toEqual(['light']);
    const themes = tags.includes('unpictured') ? ['light'] : ['light', 'dark'];
    expect([...new Set(themesOf('default'))].sort((a, b) => b.localeCompare(a))).toEqual(themes);
  }
});

test.each([
  [story('actions-button--default', 'Actions/Button'), ['800 light dark']],
  [story('actions-button--sizes', 'Actions/Button', 'phone'), ['360 light dark']],
  [story('actions-button--by-keyboard', 'Actions/Button'), ['800']],
  [story('actions-button--default', 'Actions/Button', 'unpictured'), ['800']],
  [story('screens-a--default', 'Screens/A', 'screen'), ['1280 light dark', '360 light']],
  [story('screens-a--failed', 'Screens/A', 'screen'), ['1280 light', '360 light']],
  [story('screens-a--edited', 'Screens/A', 'screen'), ['1280']],
  [story('screens-a--empty', 'Screens/A', 'screen', 'framed'), ['1280 light', '360 light']],
])('what is pictured of a story: %p', (entry, expected) => {
  const taken = visit(entry).map(({ width, pictured }) => [width, ...pictured].join(' '));
  expect(taken.sort()).toEqual(expected.sort());
});

test('a thumbnail shows the picture in its theme, or the one there is', () => {
  const home = story('screens-home--default', 'Screens/Home', 'screen');
  const empty = story('screens-home--empty', 'Screens/Home', 'screen');
  const busy = story('screens-home--busy', 'Screens/Home', 'screen');
  const pictures = [home, empty, busy].map((entry) => pictureOf(entry, 'dark'));
  expect(pictures).toEqual(['screens-home--default-dark', 'screens-home--empty-light', undefined]);
});
