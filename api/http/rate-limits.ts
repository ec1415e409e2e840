import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { rateLimits } from '#db/schema/rate-limits';
import { type RateLimitMessage, rateLimited } from './rate-limited.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How long an address that an account signed in from is remembered. */
const rememberMs = 90 * day;
const remembered = 'address, account';

const megabyte = 1024;
const orElse = 'put a link to the file in your message';

type Limit = RateLimitMessage & { tries: number; windowMs: number };

/**
 * All rate limits: tries per subject and window. An `address` is the caller's network (IPv6: its
 * /64). Anything a stranger can type, such as a user name or an email, is counted per address, so
 * that strangers cannot use up the owner's tries. A higher limit across all addresses stops
 * distributed attacks.
 */
const limits = {
  'login, account and address': { tries: 10, windowMs: 15 * minute },
  'login, account': { tries: 100, windowMs: hour, orElse: 'reset your password by email' },
  /** Doesn't apply to accounts that signed in from the address lately. */
  'login, address': { tries: 100, windowMs: 15 * minute },
  /** For a signed-in user who confirms their identity. */
  'login, session': { tries: 10, windowMs: 15 * minute },
  /** Only counts callers with the right password. A sign-in does not reset these two. */
  'wrong code, account and address': { tries: 30, windowMs: day },
  'wrong code, account': { tries: 90, windowMs: day },
  'registration, address': { tries: 30, windowMs: hour },
  'reset, email and address': { tries: 5, windowMs: hour },
  /** Never rejects a request. Above it, the last link sent stays valid and is not replaced. */
  'reset, email': { tries: 20, windowMs: hour },
  'reset, address': { tries: 100, windowMs: 15 * minute },
  'code, customer': { tries: 5, windowMs: hour },
  /** For an email address that the customer has not verified. */
  'code, email': { tries: 20, windowMs: hour },
  'support, customer': { tries: 5, windowMs: hour },
  'support, email and address': { tries: 5, windowMs: hour },
  'support, email': { tries: 20, windowMs: hour },
  'support, address': { tries: 30, windowMs: hour },
  'ticket message, customer': { tries: 30, windowMs: hour },
  'ticket message, guest': { tries: 20, windowMs: hour },
  'attachment, user': { tries: 60, windowMs: hour },
  'attachment kB, user': {
    ...{ tries: 200 * megabyte, windowMs: day, orElse },
    reason: 'You’ve reached the upload limit of 200 MB a day.',
  },
  'attachment kB, address': {
    ...{ tries: 500 * megabyte, windowMs: day, orElse },
    reason: 'Your network has reached the upload limit of 500 MB a day.',
  },
  'attachment kB, shop': {
    ...{ tries: 5_000 * megabyte, windowMs: day, orElse },
    reason: 'We’ve reached today’s upload limit.',
  },
  /** For signed-in customers with a verified email. */
  'new order, customer': { tries: 10, windowMs: hour },
  'new order, email and address': { tries: 10, windowMs: hour },
  'new order, email': { tries: 50, windowMs: hour },
  'new order, address': { tries: 300, windowMs: hour },
  'reveal, customer': { tries: 20, windowMs: hour },
  'billing, customer': { tries: 120, windowMs: hour },
  'credit, customer': { tries: 300, windowMs: hour },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** Limits that are also counted per address. */
type PairedName =
  Extract<LimitName, `${string} and address`> extends `${infer Name} and address` ? Name : never;
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
      return (await add(db, name, subject, 1)) !== null;
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
          ...{ limit: remembered, subject: digest(`${subject} ${address}`), count: 0 },
          windowEndsAt,
        })
        .onConflictDoUpdate({
          target: [rateLimits.limit, rateLimits.subject],
          set: { windowEndsAt },
        });
    },

    isRemembered,

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
    const retryAfterSeconds = await add(db, name, subject, tries);
    if (retryAfterSeconds === null) return;
    const limit: Limit = limits[name];
    throw rateLimited(limit, retryAfterSeconds);
  }

  /** Returns the seconds to wait when the limit is exceeded, otherwise null. */
  async function add(
    db: Db,
    name: LimitName,
    subject: string,
    tries: number,
  ): Promise<number | null> {
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
    if (!row || row.count <= limit.tries) return null;
    return Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000);
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

function digest(subject: string): string {
  return new Bun.CryptoHasher('sha256').update(subject.toLowerCase()).digest('base64url');
}
