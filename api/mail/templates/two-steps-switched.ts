import { brand } from '#contract/brand';
import type { Template } from './letter.ts';

export type TwoStepsSwitchedData = { isOn: boolean };

/** Goes to the admin whose sign-in it is, who may not be the one who switched it. */
export const twoStepsSwitched: Template<TwoStepsSwitchedData> = ({ isOn }) => ({
  subject: `Two-step sign-in of your ${brand.name} account was switched ${isOn ? 'on' : 'off'}`,
  preview: 'If it was not you, act at once.',
  title: `Two-step sign-in is ${isOn ? 'on' : 'off'}`,
  blocks: [
    {
      is: 'text',
      text: isOn
        ? 'From now on your sign-in asks for a code besides your password. You were signed out everywhere else.'
        : 'From now on your password alone is enough to sign in. You were signed out everywhere else.',
    },
    {
      is: 'text',
      text: 'If it was not you, set a new password by mail at once, and tell whoever runs the server.',
    },
  ],
});
