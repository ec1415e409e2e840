import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { DecryptionError, type Place, type Vault } from '#api/platform/vault/vault';
import type { Credential } from '#contract/delivery';
import type { Db } from '#db/client';
import { type OrderCredentialRow, orderCredentials } from '#db/schema/order-credentials';
import type { OrderRow } from '#db/schema/orders';

/** The value's context: it can't be decrypted in another row, order or label. */
export function vaultContextOf({
  id,
  orderId,
  label,
}: Pick<OrderCredentialRow, 'id' | 'orderId' | 'label'>): Place {
  return ['order_credentials', 'value', id, String(orderId), label];
}

/** Replaces the credentials that were delivered before. */
export async function replaceCredentials(
  tx: Db,
  vault: Vault,
  orderId: number,
  credentials: readonly Credential[],
  createdAt: Date,
): Promise<void> {
  const rows = credentials.map(({ label, value }, position) => {
    const row = { id: crypto.randomUUID(), orderId, position, label, createdAt };
    return { ...row, ...vault.seal(value, vaultContextOf(row)) };
  });
  await tx.delete(orderCredentials).where(eq(orderCredentials.orderId, orderId));
  await tx.insert(orderCredentials).values(rows);
}

/** Throws a Failure where one of them can't be decrypted. */
export async function openCredentials(
  tx: Db,
  vault: Vault,
  orderId: number,
): Promise<Credential[]> {
  const rows = await tx.query.orderCredentials.findMany({
    where: eq(orderCredentials.orderId, orderId),
    orderBy: asc(orderCredentials.position),
  });
  return rows.map((row) => ({ label: row.label, value: open(vault, row) }));
}

export async function readCredentialLabels(db: Db, orderId: number): Promise<string[]> {
  const rows = await db.query.orderCredentials.findMany({
    columns: { label: true },
    where: eq(orderCredentials.orderId, orderId),
    orderBy: asc(orderCredentials.position),
  });
  return rows.map(({ label }) => label);
}

/** Credentials of an ended subscription are not shown. */
export async function hasCredentials(db: Db, order: OrderRow): Promise<boolean> {
  return order.status !== 'cancelled' && (await readCredentialLabels(db, order.id)).length > 0;
}

function open(vault: Vault, row: OrderCredentialRow): string {
  try {
    return vault.open(row, vaultContextOf(row));
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new Failure(
      'internal',
      `These credentials can’t be decrypted: ${error.reason}. Contact support to get new ones.`,
    );
  }
}

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
      const text = decrypt(vault, row);
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

function decrypt(vault: Vault, row: typeof orderCredentials.$inferSelect): string | null {
  try {
    return vault.open(row, vaultContextOf(row));
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}
