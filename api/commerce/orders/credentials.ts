import { asc, eq } from 'drizzle-orm';
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
