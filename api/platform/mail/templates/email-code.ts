import { brand } from '#contract/brand';
import type { Template } from './letter.ts';

export type EmailCodeData = { code: string; validMinutes: number };

/** Proves that an address is its owner's. Names nobody: a stranger may have typed the address. */
export const emailCode: Template<EmailCodeData> = ({ code, validMinutes }) => ({
  subject: `Your code for ${brand.name}`,
  preview: `It works for ${validMinutes} minutes.`,
  title: 'Confirm your email address',
  validMinutes,
  blocks: [
    { is: 'text', text: 'Enter this code on the page that asked for it:' },
    { is: 'code', code },
    {
      is: 'text',
      text: `It works once, for ${validMinutes} minutes. If you ask for another, only the newest one works.`,
    },
    {
      is: 'note',
      text: 'If you did not ask for a code, ignore this mail. We never ask you to tell us a code.',
    },
  ],
});
