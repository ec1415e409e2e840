import { displayAddress } from '#api/platform/email-address';
import { defineTemplate } from './define-template.ts';
import { type SignInFacts, signInRows } from './sign-in-facts.ts';

/** `how`: with the current password, or with a reset link. */
export type PasswordChangedData = SignInFacts & { how: 'changed' | 'reset' };

/** Tells the owner, because an intruder may have set the password. */
export const passwordChanged = defineTemplate({
  kind: 'password-changed',
  texts: {
    subject: 'Your {shopName} password was {changed}',
    preview: 'If this wasn’t you, reset your password now.',
    title: 'Your password was {changed}',
  },
  variables: ({ how }: PasswordChangedData) => ({ changed: how }),
  write: (data: PasswordChangedData, shop, text) => ({
    ...text,
    blocks: [
      {
        is: 'text',
        text:
          data.how === 'changed'
            ? 'The password of your account was changed, and you were signed out on every other device.'
            : 'The password of your account was reset with a link from an email, and you were signed out on every device.',
      },
      { is: 'facts', rows: signInRows(data) },
      { is: 'text', text: 'If this was you, you don’t need to do anything.' },
      {
        is: 'text',
        text: `If this wasn’t you, reset your password now to sign out every device. Then email ${displayAddress(shop.sender.supportEmail)}.`,
      },
      { is: 'action', label: 'Reset your password', url: `${shop.baseUrl}/auth/forgot` },
    ],
  }),
});
