import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';

export type EmailTakenData = Record<string, never>;

/** Sent to the owner of an address that somebody tried to use for another account. */
export const emailTaken = defineTemplate({
  kind: 'email-taken',
  texts: {
    subject: 'Your {shopName} account already uses this email address',
    preview: 'Someone tried to use it for another account.',
    title: 'You already have an account',
    intro:
      'Someone tried to use this email address for another {shopName} account. An address can only belong to one account, so nothing has changed.',
    action: 'Sign in',
  },
  write: (_data: EmailTakenData, { baseUrl }, { intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(intro),
      {
        is: 'text',
        text: 'If this was you, sign in to the account with this address. You can reset its password if you don’t know it.',
      },
      { is: 'action', label: action, url: `${baseUrl}/auth` },
      { is: 'note', text: 'If this wasn’t you, you can ignore this email.' },
    ],
  }),
});
