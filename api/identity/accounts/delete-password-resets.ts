import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { passwordResets } from '#db/schema/password-resets';

/** Invalidates reset links that were sent before the email or password changed. */
export async function deletePasswordResets(tx: Db, customerId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
}
