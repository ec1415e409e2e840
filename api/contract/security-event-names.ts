import type { SecurityEventKind } from '#db/values/security-events';

/** What the security log calls its events. */
export const securityEventNames: Record<SecurityEventKind, string> = {
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  code_failed: 'Wrong two-factor code',
  confirmation_failed: 'Wrong password while signed in',
  signed_out_everywhere: 'Signed out everywhere',
  session_ended: 'Ended one session',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  two_factor_enabled: 'Two-factor authentication turned on',
  two_factor_disabled: 'Two-factor authentication turned off',
  access_denied: 'Access denied',
  rate_limited: 'Rate limit reached',
  view_started: 'Started viewing as a customer',
  view_ended: 'Stopped viewing as a customer',
  admin_created: 'Admin account created',
  admin_invited: 'Invited an admin',
  admin_removed: 'Admin access removed',
  role_changed: 'Admin role changed',
  api_key_refused: 'API key refused',
};
