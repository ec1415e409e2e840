import type { Noun } from '../noun.ts';

export const cannedReplyHeadings = {
  title: 'Title',
  text: 'Text',
  updatedAt: 'Updated',
} as const;

export const cannedReply = {
  name: 'Canned replies',
  acts: {
    created: 'Created canned reply',
    changed: 'Updated canned reply',
    deleted: 'Deleted canned reply',
  },
  update: 'canned_reply.changed',
  permissions: {
    'canned_replies.change': {
      allows: 'Change canned replies',
      roles: ['owner', 'manager', 'support'],
    },
  },
} as const satisfies Noun;
