import { brand } from '#contract/brand';
import type { Template } from './letter.ts';

/** `url`: absolute, with the secret in it. */
export type PasswordResetData = { url: string; validMinutes: number };

/** The way back in. Names nobody: a stranger may have typed the address. */
export const passwordReset: Template<PasswordResetData> = ({ url, validMinutes }) => ({
  subject: `Set a new password for ${brand.name}`,
  preview: `The link works once, for ${validMinutes} minutes.`,
  title: 'Set a new password',
  validMinutes,
  blocks: [
    {
      is: 'text',
      text: `Somebody, we hope it was you, wants to set a new password for the account with this address. The link works once, for ${validMinutes} minutes.`,
    },
    { is: 'action', label: 'Set a new password', url },
    {
      is: 'note',
      text: 'If it was not you, ignore this mail: your password stays as it is, and nobody else has seen this link.',
    },
  ],
});
