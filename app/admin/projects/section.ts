import { admin } from '../../copy/admin.ts';
import { addressOf } from '../../data/address.ts';
import { isListOrRowPath } from '../../data/lists.ts';
import { adminSection } from '../section.ts';
import { ProjectsTab } from './projects-tab.tsx';

export const projects = adminSection({
  label: admin.tabs.projects,
  icon: 'file',
  jump: 'h',
  // The first tab is shown at once.
  tab: { name: 'projects', Panel: ProjectsTab },
  refresh: {
    kinds: ['project.changed'],
    isStale: (path) => isListOrRowPath(addressOf('GET /api/projects'), path),
  },
});
