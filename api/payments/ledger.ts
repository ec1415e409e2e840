import type { Db } from '#db/client';
import { payments } from '#db/schema/payments';

export type Movement = typeof payments.$inferInsert;

/** Writes one movement of money, once however often it is told. Joins the caller's transaction. */
export async function recordMovement(tx: Db, movement: Movement): Promise<void> {
  await tx.insert(payments).values(movement).onConflictDoNothing({ target: payments.providerId });
}
