import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { DecryptionError, type Vault } from '#api/platform/vault/vault';
import type { Db } from '#db/client';
import { orderCredentials } from '#db/schema/order-credentials';
import { vaultContextOf } from './credentials.ts';

const atOnce = 200;

export type RotationResult = { sealed: number; unopened: number };

/**
 * Re-encrypts with the newest key what an older key can still decrypt. Values that no key decrypts
 * are left unchanged.
 */
export async function rotateCredentials(db: Db, vault: Vault): Promise<RotationResult> {
  const done: RotationResult = { sealed: 0, unopened: 0 };
  for (let after: string | undefined = ''; after !== undefined; ) {
    after = await db.transaction((tx) => rotateSome(tx, after));
  }
  return done;

  /** Returns the last row examined, if more may follow. */
  async function rotateSome(tx: Db, after: string | undefined): Promise<string | undefined> {
    const { id, keyId } = orderCredentials;
    const rows = await tx
      .select()
      .from(orderCredentials)
      .where(and(ne(keyId, vault.keyId), after ? gt(id, after) : undefined))
      .orderBy(asc(id))
      .limit(atOnce)
      .for('update');
    for (const row of rows) {
      const text = open(vault, row);
      if (text === null) {
        done.unopened += 1;
        continue;
      }
      await tx
        .update(orderCredentials)
        .set(vault.seal(text, vaultContextOf(row)))
        .where(eq(id, row.id));
      done.sealed += 1;
    }
    return rows.length === atOnce ? rows.at(-1)?.id : undefined;
  }
}

function open(vault: Vault, row: typeof orderCredentials.$inferSelect): string | null {
  try {
    return vault.open(row, vaultContextOf(row));
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}
