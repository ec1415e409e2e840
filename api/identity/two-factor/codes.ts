import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { Failure } from '#api/http/failure';
import { DecryptionError, type Place, type Vault } from '#api/platform/vault/vault';
import { recoveryCodeCount } from '#contract/totp';
import type { Db } from '#db/client';
import { recoveryCodes, type TotpSecretRow, totpSecrets } from '#db/schema/totp';
import { users } from '#db/schema/users';

/** Digits only, for number pads. 66 bits cannot be guessed. */
const groups = 4;

const groupDigits = 5;

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

/** Replaces all recovery codes and returns the new ones. Only digests are stored. */
export async function replaceRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: digest(userId, code) })));
  return codes;
}

/** Uses up a recovery code. Returns false when it is not valid. */
export async function takeRecoveryCode(tx: Db, userId: number, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, digest(userId, code))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

/** '48217-73091-52604-83317' */
function newCode(): string {
  const group = () => String(randomInt(10 ** groupDigits)).padStart(groupDigits, '0');
  return Array.from({ length: groups }, group).join('-');
}

function digest(userId: number, code: string): string {
  const digits = code.replace(/\D/g, '');
  return new Bun.CryptoHasher('sha256').update(`${userId}:${digits}`).digest('base64url');
}

/** Binds a secret to its user, so that it cannot be decrypted for another one. */
export function placeOf(userId: number): Place {
  return ['totp_secrets', 'value', String(userId)];
}

export function findSecret(db: Db, userId: number): Promise<TotpSecretRow | undefined> {
  return db.query.totpSecrets.findFirst({ where: eq(totpSecrets.userId, userId) });
}

/** Serializes sign-ins and two-factor changes of a user, so that a code works only once. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Throws an error for the user when the secret cannot be decrypted. */
export function openSecret(vault: Vault, row: TotpSecretRow): string {
  try {
    return vault.open(row, placeOf(row.userId));
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new Failure(
      'internal',
      `We can’t check your app’s codes: ${error.reason}. Use a recovery code.`,
    );
  }
}
