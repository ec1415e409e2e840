import { eq, ne } from 'drizzle-orm';
import type { RotationResult } from '#api/commerce/orders/rotate-credentials';
import { placeOf } from '#api/identity/two-factor/secrets';
import { DecryptionError, type Vault } from '#api/platform/vault/vault';
import type { Db } from '#db/client';
import { totpSecrets } from '#db/schema/totp';

/** Re-encrypts secrets of other keys with the newest. One transaction suffices for few admins. */
export async function rotateTotpSecrets(db: Db, vault: Vault): Promise<RotationResult> {
  const done: RotationResult = { sealed: 0, unopened: 0 };
  await db.transaction(async (tx) => {
    const others = ne(totpSecrets.keyId, vault.keyId);
    for (const row of await tx.select().from(totpSecrets).where(others).for('update')) {
      const place = placeOf(row.userId);
      try {
        const sealed = vault.seal(vault.open(row, place), place);
        await tx.update(totpSecrets).set(sealed).where(eq(totpSecrets.userId, row.userId));
        done.sealed += 1;
      } catch (error) {
        if (!(error instanceof DecryptionError)) throw error;
        done.unopened += 1;
      }
    }
  });
  return done;
}
