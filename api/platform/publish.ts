import { sql } from 'drizzle-orm';
import type { LiveUpdate } from '#contract/live-updates';
import type { Channel, Db } from '#db/client';

export const channel: Channel = 'admins';

/** `by`: the customer who acted, so that admins are not notified of their own actions. */
export type Broadcast = Omit<LiveUpdate, 'own'> & { by: string | null };

/**
 * Publishes an update to all connected admins in every process when the caller's transaction
 * commits. Contains only numbers and ids, no customer data.
 */
export async function publish(tx: Db, announcement: Broadcast): Promise<void> {
  const payload = JSON.stringify({ ...announcement, eventId: crypto.randomUUID() });
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
