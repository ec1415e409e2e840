import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';

/** `url`: absolute; contains the token. */
export type PasswordResetData = { url: string; validMinutes: number };

/** Carries no name, because anyone may have typed the address. */
export const passwordReset = defineTemplate({
  kind: 'password-reset',
  texts: {
    subject: 'Reset your {shopName} password',
    preview: 'The link expires in {minutes} minutes.',
    title: 'Reset your password',
    intro:
      'Someone asked to reset the password of the account with this email address. The link expires in {minutes} minutes and works once.',
    action: 'Reset password',
  },
  required: { intro: ['minutes'] },
  variables: ({ validMinutes }: PasswordResetData) => ({ minutes: String(validMinutes) }),
  write: ({ url, validMinutes }: PasswordResetData, _shop, { intro, action, ...text }) => ({
    ...text,
    validMinutes,
    blocks: [
      ...paragraphs(intro),
      { is: 'action', label: action, url },
      {
        is: 'note',
        text: 'If this wasn’t you, you can ignore this email. Your password stays the same.',
      },
    ],
  }),
});
