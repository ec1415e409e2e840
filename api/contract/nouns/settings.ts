import type { Noun } from '../noun.ts';
import { settingFields } from '../setting-labels.ts';

export const settings = {
  name: 'Settings',
  acts: {
    changed: 'Changed settings:',
    restored: 'Restored settings:',
    legal_published: 'Published legal text:',
    legal_withdrawn: 'Withdrew legal text:',
  },
  fields: settingFields,
  update: 'settings.changed',
  permissions: {
    'settings.read': { allows: 'See the settings', roles: ['owner', 'manager', 'read_only'] },
    'settings.change': { allows: 'Change settings', roles: ['owner', 'manager'] },
  },
} as const satisfies Noun;
