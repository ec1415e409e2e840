import { and, asc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { orders } from '#db/schema/orders';
import { projects } from '#db/schema/projects';
import { erased } from './erase-orders.ts';
import { findAccountHolder, findPerson, type Person } from './person.ts';

/** Rows per query. */
export const batchSize = 100;

/** Someone who may be inactive, and how to find their data. */
export type Candidate = { id: string | number; find: (tx: Db) => Promise<Person | null> };

/** Finds inactive people in the order of their ids, after a given id. */
export type CandidateSource = (
  db: Db,
  since: Date,
  after: Candidate['id'] | null,
) => Promise<Candidate[]>;

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

function lowered(column: typeof orders.customerEmail | typeof projects.email): SQL<string> {
  return sql<string>`lower(${column})`;
}

function byEmail({ id, email }: { id: number; email: string }): Candidate {
  return { id, find: (tx) => findPerson(tx, email) };
}

/** People are known by an account, a guest order or an old project brief. */
export const candidateSources: readonly CandidateSource[] = [accounts, guests, briefs];
