import { stringify } from 'csv-stringify/sync';
import type * as v from 'valibot';
import { type CsvTexts, csvHeading, csvWords } from '#contract/csv';
import { instantText, moneyText, sumText } from '#contract/fields';
import { shownMoney } from '#contract/money-format';
import { sentenceCase } from '#contract/sentence-case';
import { timeIn } from '#contract/zoned-days';

/** The shape of a list's rows. Nested objects have entries of their own. */
export type RowShape = { entries: v.ObjectEntries };

/** How a list is written: `columns` by field in the order of the file, all by default. */
export type CsvFormat = {
  shape: RowShape;
  texts: CsvTexts;
  timeZone: string;
  columns?: readonly string[] | undefined;
};

type Field = { name: string; path: readonly string[]; schema: object };
type CsvColumn = { heading: string; cell: (row: object) => string };

/**
 * Starts of a formula: at the start of a cell, or of what becomes one where a semicolon or a tab
 * separates cells instead of a comma. Quotation marks don't protect such parts.
 */
const formulaStart = /(^|[;\t\r\n])(?=[ "\u00a0]*[=+\-@＝＋－＠])/gu;
const quoted = /[;\t\r\n]|^\s|\s$/;

/**
 * Formats rows as CSV (RFC 4180) for spreadsheets, with the screen's headings and words, plain
 * decimals, a column of their currency, and instants in a time zone. `isStart`: with the byte-order
 * mark and the headings.
 */
export function toCsv(rows: readonly object[], format: CsvFormat, isStart = true): string {
  const columns = csvColumns(format);
  return stringify(
    rows.map((row) => columns.map(({ cell }) => cell(row))),
    {
      bom: isStart,
      header: isStart,
      columns: columns.map(({ heading }) => heading),
      record_delimiter: 'windows',
      quoted_match: quoted,
    },
  );
}

/** The names of all columns that a list can have, by field. */
export function fieldNames(shape: RowShape): string[] {
  return fieldsOf(shape).map(({ name }) => name);
}

function csvColumns({ shape, texts, timeZone, columns }: CsvFormat): CsvColumn[] {
  const all = fieldsOf(shape);
  const chosen = columns?.flatMap((name) => all.find((field) => field.name === name) ?? []) ?? all;
  const made = chosen.map(({ name, path, schema }) => {
    const toText = cellFormat(schema, { words: csvWords(texts, name), timeZone });
    return {
      heading: csvHeading(texts, name),
      cell: (row: object) => toText(valueAt(row, path), row),
    };
  });
  const hasMoney = chosen.some(({ schema }) => isMoney(schema));
  const isNamed = chosen.some(({ name }) => name === 'currency');
  return hasMoney && !isNamed ? [...made, { heading: 'Currency', cell: currencyOf }] : made;
}

/** Of the row, else of the shop. */
function currencyOf(row: object): string {
  return String(valueAt(row, ['currency']) ?? shownMoney().currency).toUpperCase();
}

type CellOptions = { words: ReturnType<typeof csvWords>; timeZone: string };

function cellFormat(
  schema: object,
  { words, timeZone }: CellOptions,
): (value: unknown, row: object) => string {
  const isOfKind = (kind: object) => schema === kind;
  const isChoice = 'type' in schema && schema.type === 'picklist';
  const isPlain = isMoney(schema);
  const toText = (value: unknown, row: object): string => {
    const word = words?.(value, row);
    if (word !== undefined) return guard(word);
    if (typeof value === 'number' || isPlain) return String(value);
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (typeof value === 'object') return JSON.stringify(value);
    if (isOfKind(instantText)) return timeIn(timeZone, new Date(String(value)));
    return guard(isChoice ? sentenceCase(String(value)) : String(value));
  };
  return (value, row) => {
    if (value === null || value === undefined) return '';
    if (!Array.isArray(value)) return toText(value, row);
    if (!words && value.some((item) => typeof item === 'object')) return JSON.stringify(value);
    return value.map((item) => toText(item, row)).join(', ');
  };
}

function guard(text: string): string {
  return text.replaceAll(formulaStart, "$1'");
}

function isMoney(schema: object): boolean {
  return schema === moneyText || schema === sumText;
}

function fieldsOf({ entries }: RowShape, parents: readonly string[] = []): Field[] {
  return Object.entries(entries).flatMap(([own, field]) => {
    const path = [...parents, own];
    const schema = unwrap(field);
    return 'entries' in schema
      ? fieldsOf(schema as RowShape, path)
      : { name: path.join('.'), path, schema };
  });
}

/** The schema of a value that is not null. */
function unwrap(schema: object): object {
  const inner = 'wrapped' in schema ? schema.wrapped : undefined;
  return typeof inner === 'object' && inner !== null ? unwrap(inner) : schema;
}

function valueAt(row: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => Object(value)[name], row);
}

/**
 * Streams pages of rows as CSV. A page is read when the client has taken the one before, so memory
 * holds one page, and none is read after the client has left.
 */
export function streamCsv(
  pages: AsyncGenerator<readonly object[]>,
  format: CsvFormat,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isStart = true;
  return new ReadableStream(
    {
      async pull(controller) {
        const { value: rows, done } = await pages.next();
        const text = toCsv(rows ?? [], format, isStart);
        isStart = false;
        if (text) controller.enqueue(encoder.encode(text));
        if (done) controller.close();
      },
      async cancel() {
        await pages.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
