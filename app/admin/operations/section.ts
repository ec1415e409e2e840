import { operations as copy } from '../../copy/admin-operations.ts';
import { isOperationsPath } from '../../data/operations.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';

export const operations = adminSection({
  label: copy.title,
  icon: 'server',
  within: 'system',
  jump: 'm',
  permission: 'operations.read',
  page: {
    path: paths.adminOperations,
    description: 'What runs behind the shop: processes, jobs, emails, payment events and storage.',
    frame: { copy },
    load: async () => (await import('./operations.tsx')).Operations,
  },
  refresh: { kinds: ['operations.changed'], isStale: isOperationsPath },
});
