import {
  type AnyColumn,
  and,
  eq,
  inArray,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addIntervals } from '#contract/intervals';
import { type Days, idSeparator } from '#contract/lists';
import { startOfDayIn } from '#contract/zoned-days';
import type { Db } from '#db/client';
import { people } from '#db/schema/people';
import type { Page } from './page.ts';

/** A row, and the id of the person's page that an email address in it leads to; null: none. */
export type WithPerson<Row> = { row: Row; customer: string | null };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whose an order or a ticket is. */
type OwnerColumns = { customerId: AnyColumn; email: AnyColumn };

/**
 * Whether an instant is on the days of a query, both included, in a time zone. It compares with two
 * instants, so that an index of the column finds them.
 */
export function isOnDaysIn(
  timeZone: string,
  instant: SQLWrapper,
  { from, to }: Days,
): SQL | undefined {
  const startOf = (day: string) => sql`${startOfDayIn(timeZone, day).toISOString()}::timestamptz`;
  return and(
    from ? sql`${instant} >= ${startOf(from)}` : undefined,
    to ? sql`${instant} < ${startOf(dayAfter(to))}` : undefined,
  );
}

/** Whether a row has one of the ids of a query: '3.17'. */
export function hasId(id: PgColumn, { ids }: { ids?: string | undefined }): SQL | undefined {
  const known = ids?.split(idSeparator);
  return known && inArray(id, id.dataType === 'number' ? known.map(Number) : known);
}

function dayAfter(day: string): string {
  return addIntervals('day', new Date(day), 1).toISOString().slice(0, 10);
}

/**
 * Conditions that records meet whose customer has this id: the account's, or the one in the address of
 * the customer's page, which guests have, too. Each has an index. Empty for other texts.
 */
export function ofCustomer(q: string, { customerId, email }: OwnerColumns): SQL[] {
  const id = q.trim().toLowerCase();
  if (!uuid.test(id)) return [];
  const person = (column: AnyColumn) =>
    sql`(select ${column} from ${people} where ${eq(people.reference, id)})`;
  return [
    sql`${customerId} in (${id}, ${person(people.customerId)})`,
    sql`${and(isNull(customerId), sql`lower(${email}) = ${person(people.email)}`)}`,
  ];
}

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
