import { sql } from 'drizzle-orm';
import type { LiveUpdate } from '#contract/live-updates';
import type { Channel, Db } from '#db/client';

export const channel: Channel = 'admins';

/** `by`: the customer who did it, so that an admin is not told of what they did themselves. */
export type Broadcast = Omit<LiveUpdate, 'own'> & { by: string | null };

/**
 * Tells every admin who is looking, in whichever process, once the caller's transaction is committed;
 * of one that is rolled back nobody hears. Numbers and ids alone: no word of a customer.
 */
export async function publish(tx: Db, announcement: Broadcast): Promise<void> {
  const payload = JSON.stringify({ ...announcement, eventId: crypto.randomUUID() });
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
