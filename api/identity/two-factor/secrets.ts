import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { DecryptionError, type Place, type Vault } from '#api/platform/vault/vault';
import type { Db } from '#db/client';
import { type TotpSecretRow, totpSecrets } from '#db/schema/totp';
import { users } from '#db/schema/users';

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
