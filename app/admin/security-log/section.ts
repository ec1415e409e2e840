import { securityLogDays } from '#contract/security-log';
import { securityLog as copy } from '../../copy/admin-security.ts';
import { addressOf } from '../../data/address.ts';
import { isListPagePath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';

export const securityLog = adminSection({
  label: copy.title,
  icon: 'key',
  within: 'system',
  permission: 'audit.read',
  page: {
    path: paths.adminSecurityLog,
    description: 'Sign-ins, failed attempts and denied requests.',
    frame: { copy: { title: copy.title, lead: copy.lead(securityLogDays) } },
    load: async () => (await import('./security-log.tsx')).SecurityLog,
  },
  refresh: { isStale: (path) => isListPagePath(addressOf('GET /api/admin/security-log'), path) },
});
