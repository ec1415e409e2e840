import { admin } from '../../copy/admin.ts';
import { cannedReplies as copy } from '../../copy/canned-replies.ts';
import { addressOf } from '../../data/address.ts';
import { isListOrRowPath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';

export const cannedReplies = adminSection({
  label: copy.title,
  icon: 'copy',
  within: 'support',
  page: {
    path: paths.adminCannedReplies,
    description: 'Save answers you send often and insert them into ticket replies.',
    frame: { copy, trail: [{ label: admin.tabs.support, href: paths.adminTickets }] },
    load: async () => (await import('./canned-replies.tsx')).CannedReplies,
  },
  refresh: {
    kinds: ['canned_reply.changed'],
    isStale: (path) => isListOrRowPath(addressOf('GET /api/admin/canned-replies'), path),
  },
});
