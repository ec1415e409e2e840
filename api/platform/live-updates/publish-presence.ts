import { sql } from 'drizzle-orm';
import type { Presence } from '#contract/presence';
import type { Channel, Db } from '#db/client';

export const presenceChannel: Channel = 'presence';

/** `by`: the customer id of the admin, who isn't told of themselves. */
export type PublishedPresence = Presence & { by: string };

/** Tells all connected admins in every process. Nothing is stored. */
export async function publishPresence(db: Db, presence: PublishedPresence): Promise<void> {
  await db.execute(sql`select pg_notify(${presenceChannel}, ${JSON.stringify(presence)})`);
}
