import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { rateLimits } from '#db/schema/rate-limits';
import { Failure } from './failure.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Every limit of the shop: how many tries a subject has in a window. */
const limits = {
  'login, account': { tries: 10, windowMs: 15 * minute },
  /** Of those alone who had the right password; no sign-in starts this count anew. */
  'wrong code, account': { tries: 30, windowMs: day },
  'login, address': { tries: 100, windowMs: 15 * minute },
  'code, email': { tries: 5, windowMs: hour },
  'reset, email': { tries: 5, windowMs: hour },
  'support, email': { tries: 5, windowMs: hour },
  'support, address': { tries: 30, windowMs: hour },
  'ticket message, customer': { tries: 30, windowMs: hour },
  'ticket message, guest': { tries: 20, windowMs: hour },
  'attachment, user': { tries: 60, windowMs: hour },
  'new order, email': { tries: 10, windowMs: hour },
  'new order, address': { tries: 300, windowMs: hour },
  'reveal, customer': { tries: 20, windowMs: hour },
  'billing, customer': { tries: 120, windowMs: hour },
  'credit, customer': { tries: 300, windowMs: hour },
} as const;

export type LimitName = keyof typeof limits;
export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counts tries in the database, so that every process sees the same number. */
export function createRateLimits(options: { enabled: boolean; now: () => Date }) {
  return {
    /** Counts one try. Throws a 429 with the time to wait when there are none left. */
    async count(db: Db, name: LimitName, subject: string): Promise<void> {
      if (!options.enabled) return;
      const { tries, windowMs } = limits[name];
      const now = options.now();
      const fresh = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`;
      const windowEndsAt = new Date(now.getTime() + windowMs);
      const [row] = await db
        .insert(rateLimits)
        .values({ limit: name, subject: digest(subject), windowEndsAt, count: 1 })
        .onConflictDoUpdate({
          target: [rateLimits.limit, rateLimits.subject],
          set: {
            count: sql`case when ${fresh} then 1 else ${rateLimits.count} + 1 end`,
            windowEndsAt: sql`case when ${fresh} then ${windowEndsAt.toISOString()}::timestamptz else ${rateLimits.windowEndsAt} end`,
          },
        })
        .returning();
      if (!row || row.count <= tries) return;
      const retryAfterSeconds = Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000);
      throw new Failure(
        'rate_limited',
        `That was tried too often. Wait ${waitingTime(retryAfterSeconds)} and try again.`,
        { retryAfterSeconds },
      );
    },

    /** Starts anew, after a try that was right. */
    async forget(db: Db, name: LimitName, subject: string): Promise<void> {
      if (!options.enabled) return;
      await db
        .delete(rateLimits)
        .where(and(eq(rateLimits.limit, name), eq(rateLimits.subject, digest(subject))));
    },

    /** Takes one try back, where only wrong ones count. */
    async giveBack(db: Db, name: LimitName, subject: string): Promise<void> {
      if (!options.enabled) return;
      await db
        .update(rateLimits)
        .set({ count: sql`${rateLimits.count} - 1` })
        .where(and(eq(rateLimits.limit, name), eq(rateLimits.subject, digest(subject))));
    },

    /** Removes what no longer counts. */
    async sweep(db: Db): Promise<void> {
      await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, options.now()));
    },
  };
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

function digest(subject: string): string {
  return new Bun.CryptoHasher('sha256').update(subject.toLowerCase()).digest('base64url');
}
