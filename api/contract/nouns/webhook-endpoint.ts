import type { Noun } from '../noun.ts';

export const webhookDeliveryHeadings = {
  type: 'Event',
  record: 'Record',
  status: 'Status',
  attemptCount: 'Times sent',
  createdAt: 'Created',
} as const;

export const webhookEndpoint = {
  name: 'Webhooks',
  acts: {
    created: 'Created webhook',
    changed: 'Updated webhook',
    deleted: 'Deleted webhook',
    rotated: 'Rotated the secret of webhook',
    disabled: 'Turned off webhook',
    enabled: 'Turned on webhook',
    tested: 'Sent a test event to webhook',
    resent: 'Sent an event again to webhook',
  },
  unchanging: ['tested', 'resent'],
  fields: {
    // A path may contain a secret.
    url: { label: 'URL', unrecorded: true },
    events: 'Events',
    event: 'Event',
  },
  update: 'webhook.changed',
  permissions: {
    'webhooks.manage': {
      allows: 'Manage webhooks',
      roles: ['owner', 'manager'],
      personal: true,
    },
  },
} as const satisfies Noun;
