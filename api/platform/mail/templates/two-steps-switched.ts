import { brand } from '#contract/brand';
import type { Template } from './letter.ts';

export type TwoStepsSwitchedData = { isOn: boolean };

/** Goes to the admin whose sign-in it is, who may not be the one who switched it. */
export const twoStepsSwitched: Template<TwoStepsSwitchedData> = ({ isOn }) => ({
  subject: `Two-factor authentication was switched ${isOn ? 'on' : 'off'} for your ${brand.name} account`,
  preview: 'If this was not you, reset your password now.',
  title: `Two-factor authentication is ${isOn ? 'on' : 'off'}`,
  blocks: [
    {
      is: 'text',
      text: isOn
        ? 'Signing in now asks for a code as well as your password. You were signed out everywhere else.'
        : 'Signing in now asks for your password only. You were signed out everywhere else.',
    },
    {
      is: 'text',
      text: 'If this was not you, reset your password now, and tell the person who runs the server.',
    },
  ],
});
