import type { LegalDocument } from '#contract/legal-texts';

/** Texts of the pages where legal texts are drafted and published. */
export const adminLegal: Record<LegalDocument, { title: string; lead: string }> = {
  terms: {
    title: 'Terms of Service',
    lead: 'What customers agree to at checkout. Each order keeps the version that was accepted.',
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What customers are told about their data.',
  },
};

export const legalEditor = {
  loading: 'Loading the text...',
  failed: 'Couldn’t load the text',
  text: 'Text',
  hint: '“## ” starts a section, “- ” a list item, “- [x] ” an included item. Link with [text](/support) and make text bold with **. {shopName} and {supportEmail} are filled in.',
  more: 'More formats',
  formats: [
    {
      term: 'Anchor',
      detail: '## Refunds {#refunds}. Keep the anchors: other pages link to them.',
    },
    { term: 'Terms', detail: 'Your website :: Delivered within 48 hours. One per line.' },
    { term: 'Amounts', detail: '| Regular Support | $50 a month | What it includes |' },
  ],
  preview: 'Preview',
  broken: 'The preview shows the last text that had no mistakes.',
  saved: {
    title: 'Draft saved',
    description: 'Customers see it once you publish it.',
  },
  publish: 'Publish…',
  discard: 'Discard draft',
  noDraft: 'The draft is the same as the newest version.',
  isDraft: (by: string, moment: string) => `Draft, saved by ${by} on ${moment}. Not published.`,
  renamed:
    'The newest version has the shop’s previous name. Publish it again to use the current one.',
} as const;

export const publishDialog = {
  title: (name: string) => `Publish the ${name}?`,
  description:
    'A published version can’t be changed. Orders placed from then on agree to it. Existing orders keep theirs.',
  when: 'Takes effect',
  now: 'Now',
  later: 'On a date',
  day: 'Date',
  dayHint: 'At midnight in the time zone of your settings.',
  confirm: 'Publish',
  schedule: 'Schedule',
  publishing: 'Publishing...',
  done: { title: 'Version published', description: 'Customers see it from now on.' },
  scheduled: {
    title: 'Version scheduled',
    description: 'Customers will see it from that date. Until then, you can withdraw it.',
  },
  error: 'Couldn’t publish the text',
} as const;

export const discardDialog = {
  title: 'Discard the draft?',
  description: 'The draft will go back to the text of the newest version.',
  confirm: 'Discard draft',
  cancel: 'Keep draft',
  discarding: 'Discarding...',
  done: { title: 'Draft discarded', description: 'The published versions are unchanged.' },
  error: 'Couldn’t discard the draft',
} as const;

export const legalVersionList = {
  title: 'Versions',
  states: { current: 'In force', scheduled: 'Scheduled', replaced: 'Replaced' },
  source: 'Included with the shop',
  by: (name: string) => `Published by ${name}`,
  from: (moment: string) => `In force from ${moment}`,
  read: (day: string) => `Version of ${day}`,
  withdraw: 'Withdraw',
  withdrawOf: (day: string) => `Withdraw the version of ${day}`,
  question: (day: string) => `Withdraw the version of ${day}?`,
  explanation: 'It won’t come into force. Its text stays in the draft until you change it.',
  cancel: 'Keep it',
  withdrawing: 'Withdrawing...',
  done: { title: 'Version withdrawn', description: 'The version in force hasn’t changed.' },
  error: 'Couldn’t withdraw the version',
} as const;
