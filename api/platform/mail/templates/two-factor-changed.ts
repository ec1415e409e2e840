import type { Template } from './letter.ts';

export type TwoFactorChangedData = { isOn: boolean };

/** Tells the admin, because an intruder may have changed it. */
export const twoFactorChanged: Template<TwoFactorChangedData> = ({ isOn }, { brand }) => ({
  subject: `Two-factor authentication was turned ${isOn ? 'on' : 'off'} for your ${brand.name} account`,
  preview: 'If this wasn’t you, reset your password now.',
  title: `Two-factor authentication is ${isOn ? 'on' : 'off'}`,
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
  ],
});
