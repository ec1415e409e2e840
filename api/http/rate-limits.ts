import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { rateLimits } from '#db/schema/rate-limits';
import type { Failure } from './failure.ts';
import { type Limit, type LimitName, limits, type PairedName, rateLimited } from './limits.ts';

/** How long an address that an account signed in from is remembered. */
const rememberMs = 90 * 24 * 60 * 60_000;
const remembered = 'address, account';

type Counted = { count: number; secondsLeft: number };

/** A counted try, what is left of its limit, and the 429 if that is exceeded. */
export type Use = {
  limit: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
  refusal?: Failure;
};

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counts tries in the database, so that all processes share the same numbers. */
export function createRateLimits(options: { enabled: boolean; now: () => Date }) {
  return {
    count,

    /**
     * Counts one try for the subject at this address, and one across all addresses unless this one
     * is remembered. Throws like {@link count}.
     */
    async countAt(db: Db, name: PairedName, subject: string, address: string): Promise<void> {
      await count(db, `${name} and address`, `${subject} ${address}`);
      if (!(await isRemembered(db, subject, address))) await count(db, name, subject);
    },

    /** Counts one try and returns whether the limit is exceeded. */
    async isOver(db: Db, name: LimitName, subject: string): Promise<boolean> {
      return isExceeded(name, await add(db, name, subject, 1));
    },

    /** Counts one try and returns what is left; null: nothing is counted. */
    async use(db: Db, name: LimitName, subject: string): Promise<Use | null> {
      const counted = await add(db, name, subject, 1);
      if (!counted) return null;
      const { tries, windowMs } = limits[name];
      return {
        limit: tries,
        windowSeconds: windowMs / 1000,
        remaining: Math.max(0, tries - counted.count),
        resetSeconds: counted.secondsLeft,
        ...(isExceeded(name, counted) && {
          refusal: refusalOf(name, counted),
        }),
      };
    },

    /**
     * Remembers an address where the subject's owner signed in, so that strangers cannot block it.
     */
    async remember(db: Db, subject: string, address: string): Promise<void> {
      if (!options.enabled) return;
      const windowEndsAt = new Date(options.now().getTime() + rememberMs);
      await db
        .insert(rateLimits)
        .values({
          limit: remembered,
          subject: digest(`${subject} ${address}`),
          count: 0,
          windowEndsAt,
        })
        .onConflictDoUpdate({
          target: [rateLimits.limit, rateLimits.subject],
          set: { windowEndsAt },
        });
    },

    isRemembered,

    /** Reverts {@link count} where only failed tries count. */
    uncount,

    /** Resets the count after a successful try. */
    async forget(db: Db, name: LimitName, subject: string): Promise<void> {
      if (!options.enabled) return;
      await db
        .delete(rateLimits)
        .where(and(eq(rateLimits.limit, name), eq(rateLimits.subject, digest(subject))));
    },

    /** Reverts {@link countAt} where only failed tries count. */
    async uncountAttempt(
      db: Db,
      name: PairedName,
      subject: string,
      address: string,
    ): Promise<void> {
      await uncount(db, `${name} and address`, `${subject} ${address}`);
      if (!(await isRemembered(db, subject, address))) await uncount(db, name, subject);
    },

    /** Deletes expired counts. */
    async sweep(db: Db): Promise<void> {
      await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, options.now()));
    },
  };

  async function uncount(db: Db, name: LimitName, subject: string): Promise<void> {
    if (!options.enabled) return;
    await db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(eq(rateLimits.limit, name), eq(rateLimits.subject, digest(subject))));
  }

  /** Counts one or more tries. Throws a 429 with the time to wait when the limit is exceeded. */
  async function count(db: Db, name: LimitName, subject: string, tries = 1): Promise<void> {
    const counted = await add(db, name, subject, tries);
    if (!counted || !isExceeded(name, counted)) return;
    throw refusalOf(name, counted);
  }

  /** Counts, and returns how many tries the window has seen; null: nothing is counted. */
  async function add(
    db: Db,
    name: LimitName,
    subject: string,
    tries: number,
  ): Promise<Counted | null> {
    if (!options.enabled) return null;
    const limit = limits[name];
    const now = options.now();
    const fresh = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`;
    const windowEndsAt = new Date(now.getTime() + limit.windowMs);
    const [row] = await db
      .insert(rateLimits)
      .values({ limit: name, subject: digest(subject), windowEndsAt, count: tries })
      .onConflictDoUpdate({
        target: [rateLimits.limit, rateLimits.subject],
        set: {
          count: sql`case when ${fresh} then ${tries}::int else ${rateLimits.count} + ${tries}::int end`,
          windowEndsAt: sql`case when ${fresh} then ${windowEndsAt.toISOString()}::timestamptz else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning();
    if (!row) return null;
    const secondsLeft = Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000);
    return { count: row.count, secondsLeft };
  }

  async function isRemembered(db: Db, subject: string, address: string): Promise<boolean> {
    if (!options.enabled) return false;
    const row = await db.query.rateLimits.findFirst({
      where: and(
        eq(rateLimits.limit, remembered),
        eq(rateLimits.subject, digest(`${subject} ${address}`)),
        gt(rateLimits.windowEndsAt, options.now()),
      ),
    });
    return row !== undefined;
  }
}

function isExceeded(name: LimitName, counted: Counted | null): boolean {
  return counted !== null && counted.count > limits[name].tries;
}

function refusalOf(name: LimitName, { secondsLeft }: Counted): Failure {
  const limit: Limit = limits[name];
  return rateLimited(limit, secondsLeft);
}

function digest(subject: string): string {
  return new Bun.CryptoHasher('sha256').update(subject.toLowerCase()).digest('base64url');
}
