import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#db/client';
import { totpSecrets } from '#db/schema/totp';

/** Deletes the secret and the recovery codes. Returns false when it was off. */
export async function turnOffTwoFactor(tx: Db, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  return gone.length > 0;
}
