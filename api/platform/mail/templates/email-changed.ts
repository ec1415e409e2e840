import { brand } from '#contract/brand';
import type { Template } from './letter.ts';
import { quoted } from './quoted.ts';

export type EmailChangedData = { newEmail: string };

/** Goes to the former address, whose owner may not be the one who changed it. */
export const emailChanged: Template<EmailChangedData> = ({ newEmail }) => ({
  subject: `The email of your ${brand.name} account was changed`,
  preview: 'If it was not you, tell us at once.',
  title: 'Your email address was changed',
  blocks: [
    {
      is: 'text',
      text: `Your account has a new email address: ${masked(quoted(newEmail))}. From now on you sign in with it, and we write to it. This is the last mail to your former address.`,
    },
    {
      is: 'text',
      text: `If it was not you, write to ${brand.supportEmail} at once, from this address.`,
    },
  ],
});

/** 'ada@example.com' → 'a…@example.com': enough for its owner, too little for anybody else. */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1…');
}
