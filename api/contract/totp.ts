import * as v from 'valibot';
import { instantText, optionalLine } from './fields.ts';
import { currentPassword, maxCodeLength } from './session.ts';

/** The number of recovery codes of an admin. */
export const recoveryCodeCount = 10;

const RecoveryCodeList = v.pipe(v.array(v.string()), v.length(recoveryCodeCount));

/** The admin's own two-factor authentication. */
export const Totp = v.object({
  /** Since when it is on; null: it is off. */
  enabledAt: v.nullable(instantText),
  recoveryCodesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether the shop requires it of all admins, so that it can't be turned off. */
  required: v.boolean(),
});
export type Totp = v.InferOutput<typeof Totp>;

/** Shown once. It takes effect once its first code is confirmed. */
export const TotpSetup = v.object({
  /** 160 bits in base32, for typing without a camera. */
  secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/)),
  /** The same for a QR code: `otpauth://totp/…`. */
  uri: v.string(),
  recoveryCodes: RecoveryCodeList,
});
export type TotpSetup = v.InferOutput<typeof TotpSetup>;

/** The first code of a new secret: six digits; spaces between them are ignored. */
export const TotpConfirmation = v.object({
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Enter the 6 digits shown in your app'),
  ),
});
export type TotpConfirmation = v.InferOutput<typeof TotpConfirmation>;

/** Confirms the admin's identity: the password and, with two-factor authentication, a code of the app or a recovery code. */
export const IdentityProof = v.object({
  password: currentPassword,
  code: optionalLine(maxCodeLength),
});
export type IdentityProof = v.InferOutput<typeof IdentityProof>;

/** New recovery codes, shown once; they replace the earlier ones. */
export const RecoveryCodes = v.object({ recoveryCodes: RecoveryCodeList });
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>;
