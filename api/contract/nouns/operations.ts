import type { Noun } from '../noun.ts';

export const job = {
  name: 'Jobs',
  acts: { retried: 'Retried job', discarded: 'Discarded job' },
  update: 'operations.changed',
  permissions: {
    'operations.read': {
      allows: 'See reconciliation and technical operations',
      roles: ['owner', 'manager', 'read_only'],
    },
    'operations.run': {
      allows: 'Run failed jobs and payment events again',
      roles: ['owner', 'manager'],
    },
  },
} as const satisfies Noun;

export const webhook = {
  name: 'Payment events',
  acts: { replayed: 'Replayed event' },
  update: 'operations.changed',
} as const satisfies Noun;
