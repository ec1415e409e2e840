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
