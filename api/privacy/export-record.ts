import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client';
import { billingDetails } from '#db/schema/billing-details';
import { customerNotes } from '#db/schema/customer-notes';
import { people } from '#db/schema/people';
import { decimalFromCents } from '#db/values/money';
import type { Person } from './person.ts';

/**
 * Exports what the shop keeps about a person as such: their entries in the list of customers, with
 * those of guests who were merged into the account, the billing details and the admins' notes.
 */
export async function exportRecord(tx: Db, { customer, email }: Person) {
  const id = customer?.id ?? '';
  const account = tx.select({ id: people.id }).from(people).where(eq(people.customerId, id));
  const entries = await tx.query.people.findMany({
    where: or(
      eq(people.customerId, id),
      inArray(people.mergedIntoId, account),
      and(isNull(people.customerId), isNull(people.mergedIntoId), sql`${people.email} = ${email}`),
    ),
    orderBy: people.id,
  });
  const notes = await tx.query.customerNotes.findMany({
    where: inArray(
      customerNotes.personId,
      entries.map((entry) => entry.id),
    ),
    orderBy: customerNotes.id,
  });
  const details = await tx.query.billingDetails.findFirst({
    where: eq(billingDetails.customerId, id),
  });
  return {
    records: entries.map((row) => serializeRow(people, row, ['mergedBy'])),
    billingDetails: details ? serializeRow(billingDetails, details, ['changedBy']) : null,
    notes: notes.map((row) => serializeRow(customerNotes, row, ['authorId', 'authorName'])),
  };
}

/**
 * Serializes a row for its owner's data export: every column except the named ones, so new columns
 * are included by default. Money becomes a decimal.
 */
export function serializeRow<Table extends PgTable>(
  table: Table,
  row: Table['$inferSelect'],
  but: readonly (keyof Table['$inferSelect'])[] = [],
): Record<string, unknown> {
  const columns = getTableColumns(table);
  const shown = Object.entries(row).filter(([name]) => !but.includes(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      typeof value === 'number' && columns[name]?.getSQLType() === 'numeric(10, 2)'
        ? decimalFromCents(value)
        : value,
    ]),
  );
}
