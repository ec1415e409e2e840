import { defineEndpoint } from '../endpoint.ts';
import { mailKindName } from '../mail-kind-names.ts';
import { MailEntry, MailEntryList, MailListQuery } from '../mails.ts';
import { mailHeadings } from '../nouns/mail.ts';

export const listMails = defineEndpoint('GET /api/admin/mails', {
  summary: 'List the emails that the shop sent or tried to send',
  access: 'admin',
  programs: 'internal',
  permission: 'mails.read',
  query: MailListQuery,
  answers: { 200: MailEntryList },
  csv: {
    headings: mailHeadings,
    words: {
      kind: (kind) => mailKindName(String(kind)),
    },
  },
});

export const retryMail = defineEndpoint('POST /api/admin/mails/:id/retry', {
  summary: 'Send a failed email again',
  access: 'admin',
  programs: 'internal',
  permission: 'mails.retry',
  answers: { 200: MailEntry },
  failures: ['not_found', 'conflict'],
});
