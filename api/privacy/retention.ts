import { and, asc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Clock } from '#api/platform/clock';
import type { FileStore } from '#api/platform/files/store';
import { securityLogDays } from '#contract/security-log';
import { terms } from '#contract/terms';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { orders } from '#db/schema/orders';
import { projects } from '#db/schema/projects';
import { securityEvents } from '#db/schema/security-events';
import { erasePerson } from './erase.ts';
import { erased } from './erase-orders.ts';
import { eraseOldTickets } from './erase-tickets.ts';
import { findErasureBlocker } from './erasure-blockers.ts';
import { findAccountHolder, findPerson, type Person } from './person.ts';

/** Rows per query. */
const batchSize = 100;

/** Someone who may be inactive, and how to find their data. */
type Candidate = { id: string | number; find: (tx: Db) => Promise<Person | null> };

/** Finds inactive people in the order of their ids, after a given id. */
type CandidateSource = (db: Db, since: Date, after: Candidate['id'] | null) => Promise<Candidate[]>;

const accounts: CandidateSource = async (db, since, after) => {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        gt(customers.id, String(after ?? '')),
        lt(customers.updatedAt, since),
        eq(customers.isAdmin, false),
        ne(customers.id, erased),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(batchSize);
  return rows.map(({ id }) => ({ id, find: (tx) => findAccountHolder(tx, id) }));
};

const guests: CandidateSource = async (db, since, after) => {
  const rows = await db
    .select({ id: orders.id, email: lowered(orders.customerEmail) })
    .from(orders)
    .where(
      and(
        gt(orders.id, Number(after ?? 0)),
        isNull(orders.customerId),
        lt(orders.updatedAt, since),
        ne(orders.customerEmail, erased),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(batchSize);
  return rows.map(byEmail);
};

const briefs: CandidateSource = async (db, since, after) => {
  const rows = await db
    .select({ id: projects.id, email: lowered(projects.email) })
    .from(projects)
    .where(
      and(
        gt(projects.id, Number(after ?? 0)),
        lt(projects.updatedAt, since),
        ne(projects.email, erased),
      ),
    )
    .orderBy(asc(projects.id))
    .limit(batchSize);
  return rows.map(byEmail);
};

/** People are known by an account, a guest order or an old project brief. */
const candidateSources: readonly CandidateSource[] = [accounts, guests, briefs];

type Dependencies = { db: Db; files: FileStore; now: Clock; log: Log };

/**
 * Erases data after the retention periods of the privacy policy. Each ticket and each person is a
 * separate step, so an interrupted run loses nothing. Emails have their own cleanup.
 */
export function createRetention({ db, files, now, log }: Dependencies) {
  return async (): Promise<void> => {
    const at = now();
    const tickets = await eraseOldTickets({
      db,
      files,
      before: yearsBefore(at, terms.communicationRetentionYears),
      failed,
    });
    const unusedSince = yearsBefore(at, terms.accountRetentionYears);
    let people = 0;
    for (const source of candidateSources) {
      people += await eraseUnused(at, unusedSince, source);
    }
    await db
      .delete(securityEvents)
      .where(lt(securityEvents.lastAt, daysBefore(at, securityLogDays)));
    if (tickets + people > 0) {
      log(`retention: ${tickets} tickets and ${people} people forgotten`, { level: 'info' });
    }
  };

  /** Paginated by keyset, so a person who cannot be erased does not block the others. */
  async function eraseUnused(at: Date, since: Date, source: CandidateSource): Promise<number> {
    let count = 0;
    let after: Candidate['id'] | null = null;
    for (;;) {
      const candidates: Candidate[] = await source(db, since, after);
      for (const { find } of candidates) if (await eraseIfUnused(at, since, find)) count += 1;
      after = candidates.at(-1)?.id ?? null;
      if (candidates.length < batchSize) return count;
    }
  }

  async function eraseIfUnused(at: Date, since: Date, find: Candidate['find']): Promise<boolean> {
    const check = (person: Person) => {
      if (lastUse(person) >= since || findErasureBlocker(person, at)) throw new InUse();
    };
    try {
      return (await erasePerson({ db, files, find, check })) !== null;
    } catch (error) {
      if (!(error instanceof InUse)) failed(error);
      return false;
    }
  }

  function failed(error: unknown): void {
    log(`retention: ${formatError(error)}`);
  }
}

/** The last activity of any of the person's data. */
export function lastUse({ customer, user, ...owned }: Person): Date {
  const instants = [
    customer?.updatedAt,
    user?.signedInAt,
    ...[...owned.orders, ...owned.projects, ...owned.tickets].map(({ updatedAt }) => updatedAt),
  ];
  return new Date(Math.max(0, ...instants.map((instant) => instant?.getTime() ?? 0)));
}

/** The same calendar day, a number of years earlier. */
function yearsBefore(at: Date, years: number): Date {
  const before = new Date(at);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * 24 * 60 * 60 * 1000);
}

class InUse extends Error {}

function lowered(column: typeof orders.customerEmail | typeof projects.email): SQL<string> {
  return sql<string>`lower(${column})`;
}

function byEmail({ id, email }: { id: number; email: string }): Candidate {
  return { id, find: (tx) => findPerson(tx, email) };
}
