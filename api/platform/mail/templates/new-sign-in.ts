import type { Template } from './letter.ts';
import { type SignInFacts, signInRows } from './sign-in-facts.ts';

export type NewSignInData = SignInFacts & { isAdmin: boolean };

export const newSignIn: Template<NewSignInData> = (data, { baseUrl, brand }) => ({
  subject: `New sign-in to your ${brand.name} account`,
  preview: `${data.device} signed in to your account.`,
  title: 'New sign-in to your account',
  blocks: [
    {
      is: 'text',
      text: 'Someone signed in to your account from a new device.',
    },
    { is: 'facts', rows: signInRows(data) },
    { is: 'text', text: 'If this was you, you don’t need to do anything.' },
    {
      is: 'text',
      text: 'If this wasn’t you, reset your password. That also signs out every device.',
    },
    { is: 'action', label: 'Reset your password', url: `${baseUrl}/auth/forgot` },
    {
      is: 'link',
      label: 'Review your sessions',
      url: `${baseUrl}${data.isAdmin ? '/admin/security' : '/dashboard/account'}`,
    },
  ],
});
