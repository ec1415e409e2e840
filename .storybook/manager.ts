import {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  SET_GLOBALS,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { addSynonyms } from './search-synonyms.ts';
import { storybookThemes } from './storybook-themes.ts';

addons.setConfig({
  theme: storybookThemes.light,
  layoutCustomisations: {
    // Pages about foundations have no props, so the addon panel would be empty.
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('foundations') ? false : isShown),
  },
});

// Storybook's interface follows the theme of the stories.
addons.register('sitewright/theme', (api) => {
  const update = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({
      theme: globals.theme === 'dark' ? storybookThemes.dark : storybookThemes.light,
    });
  api.on(SET_GLOBALS, update);
  api.on(GLOBALS_UPDATED, update);
});

// The index is loaded by the time a page is shown, and again after a change in development.
addons.register('sitewright/synonyms', (api) => {
  let last: unknown;
  api.on(CURRENT_STORY_WAS_SET, () => {
    const index = api.getIndex();
    if (!index || index === last) return;
    const complete = addSynonyms(index);
    last = complete;
    void api.setIndex(complete);
  });
});

const title = document.querySelector('title');
if (title) new MutationObserver(setTabTitle).observe(title, { childList: true });

function setTabTitle() {
  const renamed = document.title.replace('⋅ Storybook', '· Sitewright');
  if (renamed !== document.title) document.title = renamed;
}
