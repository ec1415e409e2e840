import type * as v from 'valibot';

/** The shape of a list's rows. Nested objects have entries of their own. */
export type RowShape = { entries: v.ObjectEntries };

/** Names of {@link columnNames}, in the order of the file. */
export type Columns = readonly string[];

/** Values that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r＝＋－＠]/u;

/**
 * Formats rows as CSV (RFC 4180). Headers are the JSON field names, with nested fields as
 * `product.title`. Lists of texts are joined by spaces, lists of objects are JSON, and null is an
 * empty cell.
 */
export function toCsv(rows: readonly object[], shape: RowShape, chosen?: Columns): string {
  return csvHeader(shape, chosen) + csvLines(rows, shape, chosen);
}

/** The first line of {@link toCsv}. */
export function csvHeader(shape: RowShape, chosen?: Columns): string {
  return line(chosen ? [...chosen] : columnNames(shape));
}

/** The names of all columns. */
export function columnNames(shape: RowShape): string[] {
  return columnsOf(shape).map((path) => path.join('.'));
}

/** The other lines of {@link toCsv}. */
export function csvLines(rows: readonly object[], shape: RowShape, chosen?: Columns): string {
  const columns = chosen?.map((name) => name.split('.')) ?? columnsOf(shape);
  return rows.map((row) => line(columns.map((path) => cell(valueAt(row, path))))).join('');
}

function line(cells: string[]): string {
  return `${cells.join(',')}\r\n`;
}

function columnsOf({ entries }: RowShape): string[][] {
  return Object.entries(entries).flatMap(
    ([name, field]) => columnsWithin(field)?.map((inner) => [name, ...inner]) ?? [[name]],
  );
}

/** Columns of an object, which may be nullable. */
function columnsWithin(field: object): string[][] | undefined {
  if (hasEntries(field)) return columnsOf(field);
  return 'wrapped' in field && isObject(field.wrapped) ? columnsWithin(field.wrapped) : undefined;
}

function hasEntries(field: object): field is RowShape {
  return 'entries' in field;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function valueAt(row: unknown, path: string[]): unknown {
  return path.reduce<unknown>((value, name) => Object(value)[name], row);
}

function cell(value: unknown): string {
  const text = Array.isArray(value) ? listText(value) : String(value ?? '');
  const guarded = typeof value !== 'number' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function listText(list: unknown[]): string {
  const isOfThings = list.some((item) => typeof item === 'object');
  return isOfThings ? JSON.stringify(list) : list.join(' ');
}
