import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { workshop } from './workshop-theme.ts';

addons.setConfig({
  theme: workshop.light,
  layoutCustomisations: {
    // Pages about the system have no props and play nothing: give them the room.
    showPanel: ({ storyId }, shown) => (storyId?.startsWith('foundations') ? false : shown),
  },
});

// The workshop wears the theme of the stories in it.
addons.register('sitewright/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: globals.theme === 'dark' ? workshop.dark : workshop.light });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

const title = document.querySelector('title');
if (title) new MutationObserver(nameTheTab).observe(title, { childList: true });

function nameTheTab() {
  const ours = document.title.replace('⋅ Storybook', '· Sitewright');
  if (ours !== document.title) document.title = ours;
}
