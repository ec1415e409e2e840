import type { Template } from './letter.ts';

export type EmailCodeData = { code: string; validMinutes: number };

/** Carries no name, because anyone may have typed the address. */
export const emailCode: Template<EmailCodeData> = ({ code, validMinutes }, { brand }) => ({
  subject: `Your ${brand.name} verification code`,
  preview: `It expires in ${validMinutes} minutes.`,
  title: 'Verify your email',
  validMinutes,
  blocks: [
    { is: 'text', text: 'Enter this verification code on the page that asked for it:' },
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
});
