import type { Noun } from '../noun.ts';

/** The admins’ own accounts. */
export const account = {
  name: 'Admin accounts',
  acts: {
    created: 'Created the admin account of',
    renamed: 'Changed their name',
    signed_in: 'Signed in',
    code_refused: 'Entered a wrong two-factor code',
    password_changed: 'Changed their password',
    password_reset: 'Reset their password by email',
    email_changed: 'Changed their email address',
    totp_enabled: 'Turned on two-factor authentication',
    totp_disabled: 'Turned off two-factor authentication',
    recovery_code_used: 'Used a recovery code',
    recovery_codes_replaced: 'Generated new recovery codes',
  },
  update: 'log.changed',
} as const satisfies Noun;
