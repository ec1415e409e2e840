import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { decimalFromCents } from '#db/values/money';

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
