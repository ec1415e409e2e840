import type { Template } from './letter.ts';

/** `url`: absolute; contains the token. */
export type PasswordResetData = { url: string; validMinutes: number };

/** Carries no name, because anyone may have typed the address. */
export const passwordReset: Template<PasswordResetData> = ({ url, validMinutes }, { brand }) => ({
  subject: `Reset your ${brand.name} password`,
  preview: `The link expires in ${validMinutes} minutes.`,
  title: 'Reset your password',
  validMinutes,
  blocks: [
    {
      is: 'text',
      text: `Someone asked to reset the password of the account with this email address. The link expires in ${validMinutes} minutes and works once.`,
    },
    { is: 'action', label: 'Reset password', url },
    {
      is: 'note',
      text: 'If this wasn’t you, you can ignore this email. Your password stays the same.',
    },
  ],
});
