import type { LoginProblem } from '#contract/session';
import { passwordLength, resetMinutes } from '#contract/session';

/** Sentences of signing in and up. Texts that the contract quotes keep their exact characters. */
export const auth = {
  title: 'Your account',
  lead: 'Follow your websites, change a plan, ask for help.',
  reauthenticateTitle: 'Sign in again',
  reauthenticateLead:
    'For your safety: what comes next is for you alone. Then you go on where you were.',
  choose: 'Sign in or create an account',
  signIn: 'Sign in',
  signUp: 'Create account',
  username: 'Username or email',
  email: 'Email',
  password: 'Password',
  firstName: 'First name',
  lastName: 'Last name',
  passwordHint: `At least ${passwordLength.least} characters. A few words in a row are easy to keep in mind.`,
  emailHint: 'We send a code there, to prove that it is yours.',
  signingIn: 'Signing in...',
  signingUp: 'Creating account...',
  forgot: 'Forgot your password?',
  twoFactorRequired: 'This account asks for a code as well',
  twoFactorRequiredHint: 'It runs the shop. Sign in at the admins’ login.',
  toAdminLogin: 'Admin login',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
} as const;

type Problem = { title: string; body: string; canTryAgain: boolean };

/** What the login page says to somebody who comes back from the login provider signed out. */
export const singleSignOn: { again: string; problems: Record<LoginProblem, Problem> } = {
  again: 'Try again',
  problems: {
    unavailable: {
      title: 'Single sign-on does not answer',
      body: 'Try again in a few minutes, or sign in with a password here.',
      canTryAgain: true,
    },
    cancelled: {
      title: 'You are not signed in',
      body: 'You turned back at single sign-on. Try again, or sign in with a password here.',
      canTryAgain: true,
    },
    expired: {
      title: 'That sign-in is no longer good',
      body: 'It works once, for ten minutes, in the browser that began it.',
      canTryAgain: true,
    },
    unproved: {
      title: 'Prove your email first',
      body: 'That email has an account whose address was never proved. Sign in with your password and prove it first.',
      canTryAgain: false,
    },
    admin: {
      title: 'Sign in with your password',
      body: 'This account runs the shop. Single sign-on does not open it.',
      canTryAgain: false,
    },
    too_often: {
      title: 'That was tried too often',
      body: 'Wait 15 minutes and try again.',
      canTryAgain: false,
    },
    failed: {
      title: 'Single sign-on did not work',
      body: 'We have made a note of it. Try again, or sign in with a password here.',
      canTryAgain: true,
    },
  },
};

export const forgot = {
  title: 'Reset your password',
  lead: 'We send a link to the address of your account.',
  send: 'Send the link',
  sending: 'Sending...',
  failed: 'The link was not sent',
  sentTitle: 'Look into your mail',
  sent: `If that address has an account, a link is on its way. It works once, for ${resetMinutes} minutes.`,
  back: 'Back to sign in',
} as const;

export const reset = {
  title: 'Choose a new password',
  lead: 'You are signed out everywhere else, and signed in here.',
  newPassword: 'New password',
  save: 'Save the password',
  saving: 'Saving...',
  saved: 'Password changed',
  savedHint: 'You are signed in.',
  failed: 'The password was not changed',
  savedNeedsCode: 'It counts from now on. You are signed out everywhere.',
  noToken: 'This link is not complete',
  noTokenHint: 'Open it from the mail once more, or ask for a new one.',
  again: 'Ask for a new link',
} as const;
