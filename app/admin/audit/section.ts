import { audit as copy } from '../../copy/admin-audit.ts';
import { addressOf } from '../../data/address.ts';
import { isListPagePath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';

export const audit = adminSection({
  label: copy.title,
  icon: 'clock',
  within: 'system',
  jump: 'l',
  permission: 'audit.read',
  page: {
    path: paths.adminAudit,
    description: 'What admins did and what changed.',
    frame: { copy },
    load: async () => (await import('./audit-log.tsx')).AuditLog,
  },
  refresh: { isStale: (path) => isListPagePath(addressOf('GET /api/admin/audit'), path) },
});
