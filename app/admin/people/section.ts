import { people as copy } from '../../copy/admin-people.ts';
import { settings } from '../../copy/admin-settings.ts';
import { addressOf } from '../../data/address.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';
import { withAct } from '../use-act.ts';

export const people = adminSection({
  label: copy.title,
  icon: 'user',
  within: 'settings',
  permission: 'people.read',
  page: {
    path: paths.adminPeople,
    description: 'Who can use the admin area, and what each of them can do.',
    frame: { copy, trail: [{ label: settings.title, href: paths.adminSettings }] },
    load: async () => (await import('./people.tsx')).People,
  },
  commands: [
    {
      label: copy.invite,
      href: withAct(paths.adminPeople, 'invite'),
      keys: 'c i',
      permission: 'people.manage',
    },
  ],
  refresh: {
    kinds: ['people.changed'],
    // The session of the admin who looks is checked apart: a failure must not end it.
    isStale: (path) =>
      path.startsWith(addressOf('GET /api/admin/people')) ||
      path === addressOf('GET /api/admin/invitations') ||
      path === addressOf('GET /api/admin/sign-in-policy'),
  },
});
