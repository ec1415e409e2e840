import type { Noun } from '../noun.ts';

export const listView = {
  name: 'Shared views',
  acts: {
    created: 'Shared view',
    changed: 'Updated shared view',
    deleted: 'Deleted shared view',
  },
  fields: {
    shared: 'Shared with all admins',
    view: { label: 'Filters and columns', unrecorded: true },
    owner: { label: 'Owner', kind: 'person' },
  },
  update: 'log.changed',
} as const satisfies Noun;
