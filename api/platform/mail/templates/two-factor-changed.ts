import { defineTemplate } from './define-template.ts';

export type TwoFactorChangedData = { isOn: boolean };

/** Tells the admin, because an intruder may have changed it. */
export const twoFactorChanged = defineTemplate({
  kind: 'two-steps-switched',
  texts: {
    subject: 'Two-factor authentication was turned {state} for your {shopName} account',
    preview: 'If this wasn’t you, reset your password now.',
    title: 'Two-factor authentication is {state}',
  },
  required: { title: ['state'] },
  variables: ({ isOn }: TwoFactorChangedData) => ({ state: isOn ? 'on' : 'off' }),
  write: ({ isOn }: TwoFactorChangedData, { baseUrl }, text) => ({
    ...text,
    blocks: [
      {
        is: 'text',
        text: isOn
          ? 'Signing in now requires a code as well as your password. You were signed out on every other device.'
          : 'Signing in now requires only your password. You were signed out on every other device.',
      },
      {
        is: 'text',
        text: 'If this wasn’t you, reset your password now and contact your server administrator.',
      },
      { is: 'action', label: 'Reset your password', url: `${baseUrl}/auth/forgot` },
    ],
  }),
});
