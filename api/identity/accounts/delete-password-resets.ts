import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { passwordResets } from '#db/schema/password-resets';

/** A link that was mailed before the address or the password changed opens nothing any more. */
export async function deletePasswordResets(tx: Db, customerId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
}
