import { addons } from 'storybook/manager-api';
import { workshop } from './workshop-theme.ts';

addons.setConfig({
  theme: workshop.light,
  layoutCustomisations: {
    // Pages about the system have no props and play nothing: give them the room.
    showPanel: ({ storyId }, shown) => (storyId?.startsWith('foundations') ? false : shown),
  },
});

const title = document.querySelector('title');
if (title) new MutationObserver(nameTheTab).observe(title, { childList: true });

function nameTheTab() {
  const ours = document.title.replace('⋅ Storybook', '· Sitewright');
  if (ours !== document.title) document.title = ours;
}
