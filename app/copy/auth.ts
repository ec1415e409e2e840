import type { LoginProblem } from '#contract/session';
import { passwordLength, resetMinutes } from '#contract/session';

/** Texts of sign-in and sign-up. */
export const auth = {
  title: 'Your account',
  lead: 'Manage your websites, change your plan and get support.',
  reauthenticateTitle: 'Sign in again',
  reauthenticateLead: 'Confirm that it’s you to continue. We’ll take you back to where you were.',
  signedInAs: 'You’re signed in as',
  someoneElse: 'Not you? Log out',
  choose: 'Sign in or create an account',
  signIn: 'Sign in',
  signUp: 'Create account',
  username: 'Username or email',
  email: 'Email',
  password: 'Password',
  firstName: 'First name',
  lastName: 'Last name',
  passwordHint: `At least ${passwordLength.least} characters. A few words in a row are easy to remember.`,
  emailHint: 'We’ll send a verification code to this address.',
  signingIn: 'Signing in...',
  signingUp: 'Creating account...',
  forgot: 'Forgot your password?',
  twoFactorRequired: 'Two-factor authentication required',
  twoFactorRequiredHint: 'This is an admin account. Sign in on the admin login page instead.',
  toAdminLogin: 'Admin login',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
} as const;

type Problem = { title: string; body: string; canTryAgain: boolean };

/** Shown on the login page when single sign-on failed. */
export const singleSignOn: { again: string; problems: Record<LoginProblem, Problem> } = {
  again: 'Try again',
  problems: {
    unavailable: {
      title: 'Single sign-on isn’t responding',
      body: 'Try again in a few minutes, or sign in with your password.',
      canTryAgain: true,
    },
    off: {
      title: 'Single sign-on is off',
      body: 'Sign in with your password. If you don’t have one, choose “Forgot your password?” to set it.',
      canTryAgain: false,
    },
    cancelled: {
      title: 'You’re not signed in',
      body: 'Single sign-on was cancelled. Try again, or sign in with your password.',
      canTryAgain: true,
    },
    expired: {
      title: 'Your sign-in has expired',
      body: 'A sign-in works once, within 10 minutes, in the browser where you started. Try again.',
      canTryAgain: true,
    },
    unproved: {
      title: 'Verify your email first',
      body: 'An account with this email exists, but the email was never verified. Sign in with your password and verify it first.',
      canTryAgain: false,
    },
    admin: {
      title: 'Sign in with your password',
      body: 'Admin accounts can’t use single sign-on.',
      canTryAgain: false,
    },
    too_often: {
      title: 'Too many attempts',
      body: 'Wait 15 minutes and try again.',
      canTryAgain: false,
    },
    failed: {
      title: 'Couldn’t sign in with single sign-on',
      body: 'Something went wrong on our side. Try again, or sign in with your password.',
      canTryAgain: true,
    },
  },
};

export const forgot = {
  title: 'Reset your password',
  lead: 'We’ll email you a link to reset your password.',
  send: 'Send link',
  sending: 'Sending...',
  failed: 'Couldn’t send the link',
  sentTitle: 'Check your email',
  sent: `If there’s an account with that address, we’ve sent a link. It works once and expires in ${resetMinutes} minutes.`,
  back: 'Back to sign in',
} as const;

export const reset = {
  title: 'Choose a new password',
  lead: 'You’ll be signed in here and signed out everywhere else.',
  newPassword: 'New password',
  save: 'Save password',
  saving: 'Saving...',
  saved: 'Password changed',
  savedHint: 'You’re signed in.',
  failed: 'Couldn’t change your password',
  savedNeedsCode: 'Your new password is active. You’ve been signed out everywhere.',
  noToken: 'This link is incomplete',
  noTokenHint: 'Open the link from the email again, or request a new one.',
  again: 'Request a new link',
} as const;
