import { security as copy } from '../../copy/admin-security.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';

export const security = adminSection({
  label: copy.title,
  icon: 'lock',
  within: 'account',
  page: {
    path: paths.adminSecurity,
    description: 'Protect your account and see where you’re signed in.',
    frame: { copy },
    load: async () => (await import('./security.tsx')).Security,
  },
});
