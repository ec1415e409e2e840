import { brand } from '#contract/brand';
import { passwordLength } from '#contract/session';

/** Sentences of the admins' login. Texts that the contract quotes keep their exact characters. */
export const adminSignIn = {
  title: `${brand.name} Admin`,
  username: 'Username',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  failed: 'Login failed',
  note: 'Admin accounts are created from the backend. Contact system administrator for access.',
  features: 'What is inside',
  featureList: ['Project Management', 'Support Tickets', 'Analytics & Reports'],
} as const;

/** After the password, for those who have switched two-factor authentication on. */
export const twoFactorStep = {
  title: 'Enter a code',
  lead: 'Signing in as',
  code: 'Code',
  hint: 'Six digits from your authenticator app, or one of your recovery codes.',
  wrong:
    'That is not right: the code is wrong, old or was used already. Wait for the next one, or go back and type your password anew.',
  back: 'Back',
} as const;

export const replacePassword = {
  title: 'Choose a password of your own',
  lead: 'Yours was made by the shop. Replace it before you go on.',
  current: 'Current password',
  chosen: 'New password',
  hint: `At least ${passwordLength.least} characters. A few words in a row are easy to keep in mind.`,
  save: 'Save the password',
  saving: 'Saving...',
  failed: 'The password was not changed',
} as const;
