import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import { IdentityProof, RecoveryCodes, Totp, TotpConfirmation, TotpSetup } from '../totp.ts';

export const confirmIdentity = defineEndpoint('POST /api/admin/confirm-identity', {
  summary: 'Confirm the identity of the signed-in admin',
  access: 'admin',
  programs: 'refused',
  permission: 'account.secure',
  body: IdentityProof,
  answers: { 200: Done },
  failures: ['code_required', 'rate_limited'],
});

export const getTotp = defineEndpoint('GET /api/admin/totp', {
  summary: 'Get the signed-in admin’s two-factor authentication',
  access: 'admin',
  programs: 'refused',
  permission: 'account.secure',
  answers: { 200: Totp },
});

export const setUpTotp = defineEndpoint('POST /api/admin/totp', {
  summary: 'Set up two-factor authentication',
  access: 'admin',
  programs: 'refused',
  permission: 'account.secure',
  answers: { 201: TotpSetup },
  failures: ['sign_in_again', 'conflict'],
});

export const confirmTotp = defineEndpoint('POST /api/admin/totp/confirm', {
  summary: 'Turn on two-factor authentication',
  access: 'admin',
  programs: 'refused',
  permission: 'account.secure',
  body: TotpConfirmation,
  answers: { 200: Done },
  failures: ['conflict', 'rate_limited'],
});

export const disableTotp = defineEndpoint('DELETE /api/admin/totp', {
  summary: 'Turn off two-factor authentication',
  access: 'admin',
  programs: 'refused',
  permission: 'account.secure',
  body: IdentityProof,
  answers: { 200: Done },
  failures: ['code_required', 'conflict', 'rate_limited'],
});

export const renewRecoveryCodes = defineEndpoint('POST /api/admin/totp/recovery-codes', {
  summary: 'Replace the recovery codes',
  access: 'admin',
  programs: 'refused',
  permission: 'account.secure',
  body: IdentityProof,
  answers: { 201: RecoveryCodes },
  failures: ['code_required', 'conflict', 'rate_limited'],
});
