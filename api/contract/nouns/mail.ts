import type { Noun } from '../noun.ts';

export const mailHeadings = {
  to: 'To',
  subject: 'Subject',
  kind: 'Type',
  status: 'Status',
  attempts: 'Attempts',
  createdAt: 'Created',
  sentAt: 'Sent',
} as const;

export const mail = {
  name: 'Emails',
  acts: { retried: 'Resent email:', tested: 'Sent a test email:' },
  update: 'operations.changed',
  permissions: {
    'mails.read': {
      allows: 'See the email log',
      roles: ['owner', 'manager', 'support', 'read_only'],
    },
    'mails.retry': { allows: 'Send failed emails again', roles: ['owner', 'manager', 'support'] },
  },
} as const satisfies Noun;
