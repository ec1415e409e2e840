import { displayAddress } from '#api/platform/email-address';
import { defineTemplate } from './define-template.ts';
import { quoted } from './sanitize-text.ts';

/** `newEmail`: null where the previous address was never verified. */
export type EmailChangedData = { newEmail: string | null };

/** Sent to the previous address, because an intruder may have changed it. */
export const emailChanged = defineTemplate({
  kind: 'email-changed',
  texts: {
    subject: 'The email address of your {shopName} account was changed',
    preview: 'If this wasn’t you, contact us right away.',
    title: 'Your email address was changed',
  },
  write: ({ newEmail }: EmailChangedData, { sender }, text) => ({
    ...text,
    blocks: [
      {
        is: 'text',
        text: `Your account now uses ${newEmail ? masked(quoted(displayAddress(newEmail))) : 'another address'}. Use it to sign in. We won’t send any more email to this address.`,
      },
      {
        is: 'text',
        text: `If this wasn’t you, email ${displayAddress(sender.supportEmail)} right away from this address.`,
      },
    ],
  }),
});

/** 'ada@example.com' → 'a…@example.com' */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1…');
}
