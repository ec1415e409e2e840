import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { decimalFromCents } from '#db/values/money';

/**
 * A row as it is told to the person that it is about: every column, so that a new one is told as
 * well, but those that are named. Money becomes a decimal.
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
