import {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  SET_GLOBALS,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { arrangeShelf } from './shelf.ts';
import { storybookThemes } from './storybook-themes.ts';

addons.setConfig({
  theme: storybookThemes.light,
  sidebar: { collapsedRoots: ['patterns', 'product'] },
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
addons.register('sitewright/shelf', (api) => {
  let last: unknown;
  api.on(CURRENT_STORY_WAS_SET, () => {
    const index = api.getIndex();
    if (!index || index === last) return;
    const complete = arrangeShelf(index);
    last = complete;
    void api.setIndex(complete);
  });
});

// Enter opens the first result, as in other searches.
document.addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
  if (target.getAttribute('aria-activedescendant')) return;
  document.querySelector<HTMLElement>('#storybook-explorer-menu [role=option]')?.click();
});

const title = document.querySelector('title');
if (title) new MutationObserver(setTabTitle).observe(title, { childList: true });

function setTabTitle() {
  const renamed = document.title.replace('⋅ Storybook', '· Sitewright');
  if (renamed !== document.title) document.title = renamed;
}
