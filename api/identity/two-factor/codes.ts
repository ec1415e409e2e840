import { Secret, TOTP } from 'otpauth';
import { brand } from '#contract/brand';

/** What every authenticator app assumes (RFC 6238): six digits of SHA-1, a new code each half minute. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** A clock may be so many steps off, before or after. */
const tolerance = 1;
/** In characters: a longer one makes a picture that no camera reads. */
const labelLength = 40;

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Hands a secret to an app, which lists it under the shop and the username. */
export function otpauthUri(secret: string, username: string): string {
  const label = [...username].slice(0, labelLength).join('');
  return new TOTP({ ...totpOptions, issuer: brand.name, label, secret }).toString();
}

/** The time step that a code belongs to; null: it is none of now. Compares in constant time. */
export function findTimeStep(secret: string, code: string, at: Date): number | null {
  if (!isAppCode(code)) return null;
  const timestamp = at.getTime();
  const totp = new TOTP({ ...totpOptions, secret });
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Whether it looks like a code of an app, and not like a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
