/** Sentences where an admin proves once more who they are. */
export const identity = {
  title: 'Confirm it’s you',
  lead: 'You signed in a while ago. Enter your password to continue with what you started.',
  password: 'Your password',
  code: 'Code',
  codeHint: 'The six digits from your authenticator app, or a recovery code.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  cancel: 'Cancel',
  failed: 'Couldn’t confirm it’s you',
} as const;
