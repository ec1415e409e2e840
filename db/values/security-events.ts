/** The events in the security log. Free of the database library, so the browser may import it. */
export const securityEventKinds = [
  'sign_in',
  'sign_in_failed',
  'code_failed',
  'confirmation_failed',
  'signed_out_everywhere',
  'session_ended',
  'password_changed',
  'password_reset',
  'two_factor_enabled',
  'two_factor_disabled',
  'access_denied',
  'rate_limited',
  'view_started',
  'view_ended',
  'admin_created',
  'admin_invited',
  'admin_removed',
  'role_changed',
  'api_key_refused',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];
