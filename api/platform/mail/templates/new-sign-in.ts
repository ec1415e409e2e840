import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';
import { type SignInFacts, signInRows } from './sign-in-facts.ts';

export type NewSignInData = SignInFacts & { isAdmin: boolean };

export const newSignIn = defineTemplate({
  kind: 'new-sign-in',
  texts: {
    subject: 'New sign-in to your {shopName} account',
    preview: '{device} signed in to your account.',
    title: 'New sign-in to your account',
    intro: 'Someone signed in to your account from a new device.',
  },
  variables: ({ device }: NewSignInData) => ({ device }),
  write: (data: NewSignInData, { baseUrl }, { intro, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(intro),
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
  }),
});
