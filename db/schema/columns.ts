import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { centsFromDecimal, decimalFromCents } from '../values/money.ts';

/** Money: integer cents in the code, `decimal(10,2)` in the table. */
export const money = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(10, 2)',
  fromDriver: centsFromDecimal,
  toDriver: decimalFromCents,
});

/** A percentage as text without trailing zeros, '19' or '8.875': `numeric(7,4)` in the table. */
export const percentage = customType<{ data: string; driverData: string }>({
  dataType: () => 'numeric(7, 4)',
  fromDriver: (text) => String(Number(text)),
  toDriver: (text) => text,
});

export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const timestamps = () => ({
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

/** A text column with a closed set of values. {@link checkOneOf} enforces it. */
export const enumeration = <const T extends readonly [string, ...string[]]>(values: T) =>
  text({ enum: [...values] });

export function checkOneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

/** Refuses amounts out of range, and NaN, which Postgres sorts above every number. */
export function checkAmounts(name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) {
  const parts: SQL[] = columns.map((column) => sql`${column} between 0 and 99999999.99`);
  return check(name, sql.join(parts, sql` and `));
}
