import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recoveryCodeCount } from '#contract/totp';
import type { Db } from '#db/client';
import { recoveryCodes } from '#db/schema/totp';

/** Digits only, for number pads. 66 bits cannot be guessed. */
const groups = 4;
const groupDigits = 5;

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
