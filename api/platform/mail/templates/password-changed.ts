import { brand } from '#contract/brand';
import type { Template } from './letter.ts';
import { type SignInFacts, signInRows } from './sign-in-facts.ts';

/** `how`: with the old password, or by the link of a mail. */
export type PasswordChangedData = SignInFacts & { how: 'changed' | 'reset' };

/** The account has a new password; whoever set it may not be its owner. */
export const passwordChanged: Template<PasswordChangedData> = (data, { baseUrl }) => ({
  subject: `Your ${brand.name} password was ${data.how}`,
  preview: 'If this was not you, reset your password now.',
  title: `Your password was ${data.how}`,
  blocks: [
    {
      is: 'text',
      text:
        data.how === 'changed'
          ? 'The password of your account was changed, and you were signed out on every other device.'
          : 'The password of your account was reset with a link from an email, and you were signed out on every device.',
    },
    { is: 'facts', rows: signInRows(data) },
    { is: 'text', text: 'If this was you, there is nothing to do.' },
    {
      is: 'text',
      text: `If it was not you, reset your password now: that signs everyone out. Then write to ${brand.supportEmail}.`,
    },
    { is: 'action', label: 'Reset your password', url: `${baseUrl}/auth/forgot` },
  ],
});
