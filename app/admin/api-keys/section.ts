import { apiKeys as copy } from '../../copy/admin-api-keys.ts';
import { addressOf } from '../../data/address.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';
import { withAct } from '../use-act.ts';

export const apiKeys = adminSection({
  label: copy.title,
  icon: 'key',
  within: 'system',
  permission: 'api_keys.manage',
  page: {
    path: paths.adminApiKeys,
    description: 'Let other programs work with the shop.',
    frame: { copy },
    load: async () => (await import('./api-keys.tsx')).ApiKeys,
  },
  commands: [{ label: copy.create, href: withAct(paths.adminApiKeys, 'create-key'), keys: 'c k' }],
  refresh: {
    kinds: ['api_key.changed'],
    isStale: (path) => path === addressOf('GET /api/admin/api-keys'),
  },
});
