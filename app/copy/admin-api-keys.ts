import { apiKey } from '#contract/nouns/api-key';

/** Texts of the API keys page. */
export const apiKeys = {
  title: apiKey.name,
  lead: 'Let other programs work with the shop. A key can do what you choose, and never more than the person who created it.',
  label: apiKey.name,
  loading: 'Loading API keys...',
  empty: 'No API keys yet',
  emptyHint: 'Create one for each program, so that you can revoke them one by one.',
  columns: {
    name: 'Name',
    owner: 'Created by',
    status: 'Status',
    lastUsed: 'Last used',
    expires: 'Expires',
  },
  statuses: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  never: 'Never',
  create: 'Create API key',
  documentation: 'API documentation',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
} as const;

export const apiKeyDetails = {
  prefix: 'Starts with',
  permissions: apiKey.fields.scopes,
  networks: apiKey.fields.networks,
  anyNetwork: 'Any',
  created: 'Created',
  history: 'View in audit log',
} as const;

export const apiKeyForm = {
  title: 'Create API key',
  name: 'Name',
  nameHint: 'The program that will use it. The audit log shows this name.',
  scopes: 'Permissions',
  scopesHint: 'Choose only what the program needs.',
  findScope: 'Find a permission',
  expires: 'Expires',
  expiry: {
    '30': 'In 30 days',
    '90': 'In 90 days',
    '365': 'In a year',
    never: 'Never',
  },
  networks: 'Networks',
  networksHint:
    'Addresses or CIDR ranges that the key works from, one per line. Leave empty to allow all.',
  optional: 'Optional',
  create: 'Create key',
  creating: 'Creating...',
  cancel: 'Cancel',
  failed: 'Couldn’t create the key',
} as const;

export const apiKeyCreated = {
  title: 'API key created',
  lead: 'Copy the key now and store it somewhere safe. It won’t be shown again.',
  label: 'API key',
  copyFailed: { title: 'Couldn’t copy', description: 'Select the key and copy it yourself.' },
  done: 'Done',
} as const;

export const apiKeyRevocation = {
  title: 'Revoke API key?',
  question: (name: string) =>
    `Programs that use “${name}” stop working immediately. This can’t be undone.`,
  confirm: 'Revoke key',
  cancel: 'Cancel',
  pending: 'Revoking...',
  error: 'Couldn’t revoke the key',
  removed: { title: 'API key revoked' },
} as const;
