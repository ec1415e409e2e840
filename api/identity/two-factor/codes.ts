import { Secret, TOTP } from 'otpauth';

/**
 * Defaults of every authenticator app (RFC 6238): six digits, SHA-1, a new code every 30 seconds.
 */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Time steps that a clock may be off, in both directions. */
const tolerance = 1;
/** In characters. Longer labels make the QR code unreadable. */
const labelLength = 40;

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The URI that adds the secret to an authenticator app, labeled with the shop and the username. */
export function otpauthUri(secret: string, username: string, issuer: string): string {
  const label = [...username].slice(0, labelLength).join('');
  return new TOTP({ ...totpOptions, issuer, label, secret }).toString();
}

/** Finds the time step of a code, or null for an invalid one. Compares in constant time. */
export function findTimeStep(secret: string, code: string, at: Date): number | null {
  if (!isAppCode(code)) return null;
  const timestamp = at.getTime();
  const totp = new TOTP({ ...totpOptions, secret });
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Whether it has the format of an app's code, unlike a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
