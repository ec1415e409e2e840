import { securityHeadings } from '#contract/list-headings';
import { securityEventNames } from '#contract/security-event-names';
import { recoveryCodeCount } from '#contract/totp';

/** Texts of the dialog that asks for the password before a sensitive action. */
export const reauthentication = {
  title: 'Confirm it’s you',
  lead: 'It’s been a while since you signed in. Enter your password to continue.',
  password: 'Your password',
  code: 'Code',
  codeHint: 'The 6 digits from your authenticator app, or a recovery code.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  cancel: 'Cancel',
  failed: 'Couldn’t confirm it’s you',
} as const;

/** Texts of the security log. */
export const securityLog = {
  title: 'Security log',
  lead: (days: number) =>
    `Sign-ins, failed attempts and denied requests of customers and admins. Repeated events share a row. Events are kept for ${days} days.`,
  label: 'Events',
  loading: 'Loading events...',
  empty: 'No events found',
  none: {
    title: 'No events yet',
    detail: 'Sign-ins and blocked attempts appear here.',
  },
  placeholder: 'Account, network or event',
  filter: 'Event',
  columns: {
    at: securityHeadings.createdAt,
    event: securityHeadings.event,
    account: securityHeadings['account.username'],
    network: securityHeadings.network,
    detail: securityHeadings.detail,
    last: securityHeadings.lastAt,
    count: securityHeadings.count,
  },
  times: (count: string) => `${count}×`,
  nameOf: (event: string, account: string) => `“${event}” for ${account}`,
  unknownAccount: 'Unknown',
  unknownNetwork: 'Not recorded',
  noDetail: 'No details',
  events: securityEventNames,
} as const;

/** Texts of the Security page. */
export const security = {
  title: 'Security',
  lead: 'Protect your account and see where you’re signed in.',
  loading: 'Loading your settings...',
  failed: 'Couldn’t load your settings',
  sessions: 'Where you’re signed in',
  twoFactor: 'Two-factor authentication',
  on: 'On',
  off: 'Off',
  cancel: 'Cancel',
  copyFailed: { title: 'Copy failed', description: 'Unable to copy to clipboard' },
} as const;

export const twoFactorOff = {
  lead: 'Require a code in addition to your password when you sign in, so a stolen password isn’t enough. Get codes from an authenticator app on your phone or from your password manager.',
  begin: 'Set up',
  beginning: 'Preparing...',
  failed: 'Couldn’t start the setup',
} as const;

export const twoFactorSetup = {
  titleOf: (step: number, title: string) => `Step ${step} of 3: ${title}`,
  next: 'Next',
  back: 'Back',
  scan: {
    title: 'Add the shop to your authenticator app',
    lead: 'Scan the QR code with your authenticator app. If you can’t scan it, enter the key instead.',
    picture: 'QR code for your authenticator app',
    key: 'Key',
    keyHint: 'Time-based, 6 digits. Keep it secret: anyone with this key can generate your codes.',
  },
  saveCodes: { title: 'Save your recovery codes' },
  confirm: {
    title: 'Enter a code from the app',
    lead: 'This turns on two-factor authentication and signs you out everywhere else.',
    code: 'Code',
    codeHint: 'The 6 digits shown in your app.',
    switchOn: 'Turn on',
    switchingOn: 'Turning on...',
    failed: 'Couldn’t turn on two-factor authentication',
  },
  done: {
    title: 'Two-factor authentication is on',
    description: 'You’ll need a code the next time you sign in.',
  },
} as const;

export const recoveryCodes = {
  lead: 'Use a recovery code to sign in if you lose access to your app. Each code works once. They’re shown only now, so print them or save them somewhere only you can find them.',
  label: 'Recovery codes',
  copyButton: 'Copy',
  copyLabel: 'Copy recovery codes',
  copied: 'Recovery codes copied',
  download: 'Download',
  downloadLabel: 'Download recovery codes',
  file: (shop: string) => `${shop.toLowerCase()}-recovery-codes.txt`,
  fileHead: (shop: string) => `Recovery codes for ${shop}. Each works once.`,
  saved: 'I saved these codes',
  savedRequired: 'Save the codes, then check this box',
} as const;

export const twoFactorOn = {
  lead: 'You need a code from your app in addition to your password when you sign in.',
  since: 'Turned on',
  left: 'Recovery codes left',
  leftOf: (left: number) => `${left} of ${recoveryCodeCount}`,
  few: (left: number) =>
    left === 0 ? 'You have no recovery codes left' : 'You have few recovery codes left',
  fewHint:
    'If you lose access to your app and have no recovery codes, only the server administrator can restore your access.',
  renew: 'Generate new codes',
  switchOff: 'Turn off',
  required: 'This shop requires two-factor authentication for all admins.',
} as const;

export const regenerateCodes = {
  title: 'Generate new recovery codes',
  lead: 'Your current recovery codes will stop working.',
  make: 'Generate codes',
  making: 'Generating...',
  failed: 'Couldn’t generate new codes',
  made: 'Your new recovery codes',
  done: 'Done',
} as const;

export const turnOffTwoFactor = {
  title: 'Turn off two-factor authentication?',
  lead: 'You’ll sign in with only your password. Your key and recovery codes will be deleted, and you’ll be signed out everywhere else.',
  confirm: 'Turn off',
  pending: 'Turning off...',
  failed: 'Couldn’t turn off two-factor authentication',
  done: {
    title: 'Two-factor authentication is off',
    description: 'You now sign in with only your password.',
  },
} as const;
