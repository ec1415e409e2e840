import { mailHeadings } from '#contract/nouns/mail';

/** Texts of the email log. */
export const mails = {
  title: 'Email log',
  lead: 'Every email the shop has sent or tried to send.',
  label: 'Emails',
  loading: 'Loading emails...',
  empty: 'No emails found',
  none: {
    title: 'No emails yet',
    detail: 'Emails that the shop sends appear here.',
  },
  placeholder: 'Address, subject or type',
  columns: {
    to: mailHeadings.to,
    subject: mailHeadings.subject,
    kind: mailHeadings.kind,
    status: mailHeadings.status,
    attempts: mailHeadings.attempts,
    created: mailHeadings.createdAt,
    sent: mailHeadings.sentAt,
  },
  nameOf: (subject: string, to: string) => `“${subject}” to ${to}`,
  retry: 'Retry',
  retryOf: (name: string) => `Retry ${name}`,
  retrying: 'Retrying...',
  retried: { title: 'Success', description: 'The email will be sent again' },
} as const;

export const mailDetails = {
  failed: 'This email wasn’t sent',
  waiting: 'The last attempt failed. The shop will try again automatically.',
  contentDeleted: 'The content of this email is no longer stored, so it can’t be sent again.',
  notYet: 'Not yet',
} as const;
