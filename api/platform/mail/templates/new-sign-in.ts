import { brand } from '#contract/brand';
import type { Template } from './letter.ts';
import { type SignInFacts, signInRows } from './sign-in-facts.ts';

export type NewSignInData = SignInFacts & { isAdmin: boolean };

/** Somebody signed in with a browser that the account had not seen before. */
export const newSignIn: Template<NewSignInData> = (data, { baseUrl }) => ({
  subject: `New sign-in to your ${brand.name} account`,
  preview: `${data.device} signed in to your account.`,
  title: 'New sign-in to your account',
  blocks: [
    {
      is: 'text',
      text: 'Someone signed in to your account from a device we have not seen before.',
    },
    { is: 'facts', rows: signInRows(data) },
    { is: 'text', text: 'If this was you, there is nothing to do.' },
    {
      is: 'text',
      text: 'If it was not you, sign out everywhere and reset your password. Resetting it also ends every open session.',
    },
    { is: 'action', label: 'Reset your password', url: `${baseUrl}/auth/forgot` },
    {
      is: 'link',
      label: 'Review your sessions',
      url: `${baseUrl}${data.isAdmin ? '/admin/security' : '/dashboard/account'}`,
    },
  ],
});
