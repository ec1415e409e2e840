/** Sentences of the admin's mail log. */
export const mails = {
  title: 'Mail log',
  lead: 'Every mail that the shop owed somebody: whether it left, and why not.',
  back: 'Admin Dashboard',
  label: 'Mails',
  loading: 'Loading mails...',
  empty: 'No mails found',
  placeholder: 'Address, subject or kind',
  columns: {
    to: 'To',
    subject: 'Subject',
    kind: 'Kind',
    status: 'Status',
    attempts: 'Attempts',
    created: 'Created',
    sent: 'Sent',
  },
  nameOf: (subject: string, to: string) => `“${subject}” to ${to}`,
  retry: 'Retry',
  retryOf: (name: string) => `Retry ${name}`,
  retrying: 'Retrying...',
  retried: { title: 'Success', description: 'The mail is on its way again' },
} as const;

export const mailDetails = {
  failed: 'It was not sent',
  waiting: 'The last attempt failed. It is tried again by itself.',
  contentDeleted: 'What this mail said is no longer kept, so it cannot be sent again.',
  notYet: 'Not yet',
} as const;
