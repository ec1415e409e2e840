import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';

export type EmailCodeData = { code: string; validMinutes: number };

/** Carries no name, because anyone may have typed the address. */
export const emailCode = defineTemplate({
  kind: 'email-code',
  texts: {
    subject: '{code} is your {shopName} verification code',
    preview: 'It expires in {minutes} minutes.',
    title: 'Verify your email',
    intro: 'Enter this verification code on the page that asked for it:',
  },
  variables: ({ code, validMinutes }: EmailCodeData) => ({ code, minutes: String(validMinutes) }),
  write: ({ code, validMinutes }: EmailCodeData, _shop, { intro, ...text }) => ({
    ...text,
    validMinutes,
    blocks: [
      ...paragraphs(intro),
      { is: 'code', code },
      {
        is: 'text',
        text: `It expires in ${validMinutes} minutes and works once. If you request another code, only the latest one works.`,
      },
      {
        is: 'note',
        text: 'If you didn’t request this code, you can ignore this email. We’ll never ask you for a code.',
      },
    ],
  }),
});
