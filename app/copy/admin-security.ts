import { recoveryCodeCount } from '#contract/totp';

/** Sentences of the page where an admin makes their own sign-in safer. */
export const security = {
  title: 'Security',
  lead: 'Protect your account, and see where you are signed in.',
  back: 'Admin Dashboard',
  loading: 'Loading your settings...',
  failed: 'Your settings did not load',
  sessions: 'Where you are signed in',
  twoFactor: 'Two-factor authentication',
  on: 'On',
  off: 'Off',
  cancel: 'Cancel',
  copyFailed: { title: 'Copy failed', description: 'Unable to copy to clipboard' },
} as const;

export const twoFactorOff = {
  lead: 'Signing in asks for a code as well as your password, so a stolen password is not enough. The codes come from an authenticator app on your phone, or from your password manager.',
  begin: 'Set up',
  beginning: 'Preparing...',
  failed: 'The setup did not begin',
} as const;

export const twoFactorSetup = {
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
  saveCodes: { title: 'Keep your recovery codes' },
  confirm: {
    title: 'Enter a first code',
    lead: 'Then two-factor authentication is on, and you are signed out everywhere else.',
    code: 'Code',
    codeHint: 'The six digits that your app shows now.',
    switchOn: 'Switch on',
    switchingOn: 'Switching on...',
    failed: 'Two-factor authentication was not switched on',
  },
  done: {
    title: 'Two-factor authentication is on',
    description: 'The next sign-in asks for a code.',
  },
} as const;

export const recoveryCodes = {
  lead: 'Use one to sign in if you lose your app. Each code works once. They are shown only now: print them, or save them where only you can find them.',
  label: 'Recovery codes',
  copyButton: 'Copy',
  copyLabel: 'Copy recovery codes',
  copied: 'Recovery codes copied',
  download: 'Download',
  downloadLabel: 'Download recovery codes',
  file: (shop: string) => `${shop.toLowerCase()}-recovery-codes.txt`,
  fileHead: (shop: string) => `Recovery codes for ${shop}. Each works once.`,
  saved: 'I have kept them',
  savedRequired: 'Keep the codes, then tick this',
} as const;

export const twoFactorOn = {
  lead: 'Signing in asks for a code from your app as well as your password.',
  since: 'On since',
  left: 'Recovery codes left',
  leftOf: (left: number) => `${left} of ${recoveryCodeCount}`,
  few: (left: number) =>
    left === 0 ? 'You have no recovery code left' : 'You have few recovery codes left',
  fewHint:
    'If you lose your app without one, only the person who runs the server can let you back in.',
  renew: 'New recovery codes',
  switchOff: 'Switch off',
} as const;

export const regenerateCodes = {
  title: 'New recovery codes',
  lead: 'Your current recovery codes stop working.',
  make: 'Make new codes',
  making: 'Making...',
  failed: 'No new codes were made',
  made: 'Ten new codes',
  done: 'Done',
} as const;

export const turnOffTwoFactor = {
  title: 'Switch off two-factor authentication?',
  lead: 'Signing in will ask for your password only. Your key and recovery codes are deleted, and you are signed out everywhere else.',
  confirm: 'Switch off',
  pending: 'Switching off...',
  failed: 'Two-factor authentication was not switched off',
  done: {
    title: 'Two-factor authentication is off',
    description: 'Signing in asks for your password only.',
  },
} as const;
