import type { Noun } from '../noun.ts';

export const apiKey = {
  name: 'API keys',
  acts: { created: 'Created API key', revoked: 'Revoked API key' },
  fields: {
    scopes: 'Permissions',
    networks: 'Networks',
    expiresAt: { label: 'Expires', kind: 'instant' },
  },
  update: 'api_key.changed',
  permissions: {
    'api_keys.manage': {
      allows: 'Create and revoke API keys',
      roles: ['owner', 'manager'],
      personal: true,
    },
  },
} as const satisfies Noun;
