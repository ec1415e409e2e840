import * as v from 'valibot';
import { instantText, optionalLine } from './fields.ts';
import { currentPassword, maxCodeLength } from './session.ts';

/** How many ways in there are for whoever has lost their app. */
export const recoveryCodeCount = 10;

const RecoveryCodeList = v.pipe(v.array(v.string()), v.length(recoveryCodeCount));

/** How two-factor authentication stands for the admin who asks. */
export const Totp = v.object({
  /** Since when a code is asked for at each sign-in; null: it is off. */
  enabledAt: v.nullable(instantText),
  recoveryCodesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Totp = v.InferOutput<typeof Totp>;

/** What is told once, and never again. In force when its first code has come back. */
export const TotpSetup = v.object({
  /** 160 bits in base32, to be typed where there is no camera. */
  secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/)),
  /** The same for the app: `otpauth://totp/…`, to be drawn as a QR code. */
  uri: v.string(),
  recoveryCodes: RecoveryCodeList,
});
export type TotpSetup = v.InferOutput<typeof TotpSetup>;

/** The first code of a new secret: six digits; blanks between them are forgiven. */
export const TotpConfirmation = v.object({
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Enter the six digits that your app shows'),
  ),
});
export type TotpConfirmation = v.InferOutput<typeof TotpConfirmation>;

/** Proves once more who asks: the password, and a code of the app, or a recovery code, where two-factor authentication is on. */
export const IdentityProof = v.object({
  password: currentPassword,
  code: optionalLine(maxCodeLength),
});
export type IdentityProof = v.InferOutput<typeof IdentityProof>;

/** New recovery codes, told once; the ones before open nothing any more. */
export const RecoveryCodes = v.object({ recoveryCodes: RecoveryCodeList });
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>;
