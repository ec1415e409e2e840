import { mails as copy } from '../../copy/admin-mails.ts';
import { addressOf } from '../../data/address.ts';
import { isListPagePath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';

export const mails = adminSection({
  label: copy.title,
  icon: 'mail',
  within: 'system',
  jump: 'e',
  permission: 'mails.read',
  page: {
    path: paths.adminMails,
    description: 'Every email the shop has sent or tried to send.',
    frame: { copy },
    load: async () => (await import('./mail-log.tsx')).MailLog,
  },
  refresh: { isStale: (path) => isListPagePath(addressOf('GET /api/admin/mails'), path) },
});
