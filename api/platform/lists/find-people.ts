import { inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import { people } from '#db/schema/people';
import type { Page } from './page.ts';

/** A row, and the id of the person's page that an email address in it leads to; null: none. */
export type WithPerson<Row> = { row: Row; customer: string | null };

/** Looks up whose address each row has. An account comes before a guest with the same address. */
export async function withPeople<Row>(
  db: Db,
  { rows, next }: Page<Row>,
  addressOf: (row: Row) => string,
): Promise<Page<WithPerson<Row>>> {
  const addresses = [...new Set(rows.map((row) => addressOf(row).toLowerCase()))];
  const found = await db
    .select({ email: people.email, id: people.reference, customerId: people.customerId })
    .from(people)
    .where(inArray(people.email, addresses));
  const accountsLast = found.toSorted((one) => (one.customerId === null ? -1 : 1));
  const ids = new Map(accountsLast.map(({ email, id }) => [email, id]));
  return {
    rows: rows.map((row) => ({ row, customer: ids.get(addressOf(row).toLowerCase()) ?? null })),
    next,
  };
}

/** The same for one row. */
export async function withPerson<Row>(
  db: Db,
  row: Row,
  addressOf: (row: Row) => string,
): Promise<WithPerson<Row>> {
  const { rows } = await withPeople(db, { rows: [row], next: null }, addressOf);
  return rows[0] ?? { row, customer: null };
}
