import { recoveryCodeCount } from '#contract/totp';

/** Sentences of the page where an admin makes their own sign-in safer. */
export const security = {
  title: 'Security',
  lead: 'How you prove that it is you who signs in.',
  back: 'Admin Dashboard',
  loading: 'Loading your settings...',
  failed: 'Your settings did not load',
  sessions: 'Where you are signed in',
  twoSteps: 'Two-step sign-in',
  on: 'On',
  off: 'Off',
  cancel: 'Cancel',
  copyFailed: { title: 'Copy failed', description: 'Unable to copy to clipboard' },
} as const;

export const totpOff = {
  lead: 'A sign-in asks for a code besides your password, so that nobody gets in who has only the password. The codes come from an authenticator app on your phone, or from your password manager.',
  begin: 'Set up',
  beginning: 'Preparing...',
  failed: 'The setup did not begin',
} as const;

export const totpSetup = {
  titleOf: (step: number, title: string) => `Step ${step} of 3: ${title}`,
  next: 'Next',
  back: 'Back',
  scan: {
    title: 'Add the shop to your app',
    lead: 'Scan the picture with your authenticator app. Without a camera, copy the key into it.',
    picture: 'QR code of the key, for your authenticator app',
    key: 'Key',
    keyHint: 'Time-based, six digits. Whoever has it can make your codes.',
  },
  keep: { title: 'Keep your recovery codes' },
  confirm: {
    title: 'Enter a first code',
    lead: 'Then two-step sign-in is on, and you are signed out everywhere else.',
    code: 'Code',
    codeHint: 'The six digits that your app shows now.',
    switchOn: 'Switch on',
    switchingOn: 'Switching on...',
    failed: 'Two-step sign-in was not switched on',
  },
  done: {
    title: 'Two-step sign-in is on',
    description: 'The next sign-in asks for a code.',
  },
} as const;

export const recovery = {
  lead: 'Each opens once, should you lose your app. They are shown now and never again: print them, or save them where only you get at them.',
  label: 'Recovery codes',
  copy: 'Copy',
  copyLabel: 'Copy recovery codes',
  copied: 'Recovery codes copied',
  download: 'Download',
  downloadLabel: 'Download recovery codes',
  file: (shop: string) => `${shop.toLowerCase()}-recovery-codes.txt`,
  fileHead: (shop: string) => `Recovery codes for ${shop}. Each opens once.`,
  kept: 'I have kept them',
  keptFirst: 'Keep the codes, then tick this',
} as const;

export const totpOn = {
  lead: 'A sign-in asks for a code of your app besides your password.',
  since: 'On since',
  left: 'Recovery codes left',
  leftOf: (left: number) => `${left} of ${recoveryCodeCount}`,
  few: (left: number) =>
    left === 0 ? 'You have no recovery code left' : 'You have few recovery codes left',
  fewHint: 'Without one, only whoever runs the server lets you in should you lose your app.',
  renew: 'New recovery codes',
  switchOff: 'Switch off',
} as const;

export const renewal = {
  title: 'New recovery codes',
  lead: 'The ones that you have open nothing any more from then on.',
  make: 'Make new codes',
  making: 'Making...',
  failed: 'No new codes were made',
  made: 'Ten new codes',
  done: 'Done',
} as const;

export const switchOff = {
  title: 'Switch two-step sign-in off?',
  lead: 'Your password alone is enough then. The key and the recovery codes are forgotten, and you are signed out everywhere else.',
  confirm: 'Switch off',
  pending: 'Switching off...',
  failed: 'Two-step sign-in was not switched off',
  done: { title: 'Two-step sign-in is off', description: 'The password is enough from now on.' },
} as const;
