import { sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { securityEvents } from '#db/schema/security-events';
import { users } from '#db/schema/users';
import type { SecurityEventKind } from '#db/values/security-events';

/** A security event. Contains no secrets, and no personal data but the account's id. */
export type SecurityEvent = {
  event: SecurityEventKind;
  userId?: number | null;
  network?: string | null;
  /** A device, or the route of a rejected request. */
  detail?: string | null;
};

/** The number of occurrences within one window. */
export type Tally = Required<SecurityEvent> & {
  key: string;
  count: number;
  createdAt: Date;
  lastAt: Date;
};

const windowMs = 10 * 60_000;

/** The number of the window that contains an instant. */
export function windowOf(at: Date): number {
  return Math.floor(at.getTime() / windowMs);
}

/** The same event within one window gets the same key. */
export function createTally(event: SecurityEvent, at: Date): Tally {
  const { event: kind, userId = null, network = null, detail = null } = event;
  const parts = [windowOf(at), kind, userId, network, detail];
  const key = new Bun.CryptoHasher('sha256').update(JSON.stringify(parts)).digest('base64url');
  return { key, event: kind, userId, network, detail, count: 1, createdAt: at, lastAt: at };
}

/** The account may be erased before its event is written. */
function stillThere({ userId }: Tally) {
  return userId === null
    ? null
    : sql`(select ${users.id} from ${users} where ${users.id} = ${userId})`;
}

/** Adds the counts to the rows of their window. */
export async function writeTallies(db: Db, tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return;
  await db
    .insert(securityEvents)
    .values(tallies.map((tally) => ({ ...tally, userId: stillThere(tally) })))
    .onConflictDoUpdate({
      target: securityEvents.key,
      set: {
        count: sql`${securityEvents.count} + excluded.count`,
        lastAt: sql`greatest(${securityEvents.lastAt}, excluded.last_at)`,
      },
    });
}
