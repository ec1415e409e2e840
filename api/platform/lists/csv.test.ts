import { expect, test } from 'bun:test';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { type CsvTexts, csvHeading } from '#contract/csv';
import type { Endpoint } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import { instantText, moneyText, sumText } from '#contract/fields';
import { fieldNames, type RowShape, toCsv } from './csv.ts';

const shape = v.object({
  id: v.number(),
  name: v.nullable(v.string()),
  tags: v.array(v.string()),
  product: v.object({ title: v.string() }),
});

const row = (values: object) => ({
  id: 1,
  name: 'Ada',
  tags: [],
  product: { title: 'T' },
  ...values,
});
const formatOf = (of: RowShape, texts: CsvTexts = { headings: {} }) => ({
  shape: of,
  texts,
  timeZone: 'Asia/Tokyo',
});
const csvOf = (rows: object[], of: RowShape = shape, texts?: CsvTexts) =>
  toCsv(rows, formatOf(of, texts));

/** What another library reads. */
const read = (csv: string): string[][] => parse(csv, { bom: true });
const cellsOf = (rows: object[], of?: RowShape, texts?: CsvTexts) =>
  read(csvOf(rows, of, texts)).slice(1);

test('starts with a byte-order mark and the headings, even without rows', () => {
  expect(csvOf([])).toBe('\uFEFFID,Name,Tags,Product title\r\n');
  expect(toCsv([row({})], formatOf(shape), false)).toBe('1,Ada,,T\r\n');
});

test('calls columns and values as the list’s texts say', () => {
  const list = v.object({ kind: v.picklist(['a', 'b']), supportPackage: v.string() });
  const texts = { headings: { kind: 'Type' }, words: { kind: (kind: unknown) => `Kind ${kind}` } };
  const [headings, cells] = read(csvOf([{ kind: 'a', supportPackage: 'none' }], list, texts));
  expect(headings).toEqual(['Type', 'Support package']);
  expect(cells).toEqual(['Kind a', 'No Support']);
});

test('writes stored choices and booleans in words', () => {
  const list = v.object({ status: v.nullable(v.picklist(['in_progress'])), paid: v.boolean() });
  const rows = [
    { status: 'in_progress', paid: true },
    { status: null, paid: false },
  ];
  expect(cellsOf(rows, list)).toEqual([
    ['In progress', 'Yes'],
    ['', 'No'],
  ]);
});

test('writes instants as times of the shop’s day', () => {
  const list = v.object({ at: v.nullable(instantText) });
  expect(cellsOf([{ at: '2026-01-15T20:05:00.000Z' }], list)).toEqual([['2026-01-16 05:05:00']]);
});

test('writes money as plain decimals, below zero too, beside its currency', () => {
  const list = v.object({ amount: moneyText, sum: sumText });
  const [headings, cells] = read(csvOf([{ amount: '19.00', sum: '-600.00' }], list));
  expect(headings).toEqual(['Amount', 'Sum', 'Currency']);
  expect(cells).toEqual(['19.00', '-600.00', 'USD']);
});

test('names the currency once if the list has it', () => {
  const list = v.object({ amount: moneyText, currency: v.string() });
  const rows = [{ amount: '19.00', currency: 'eur' }];
  expect(read(csvOf(rows, list))).toEqual([
    ['Amount', 'Currency'],
    ['19.00', 'EUR'],
  ]);
  expect(read(toCsv(rows, { ...formatOf(list), columns: ['amount'] }))[1]).toEqual([
    ...['19.00', 'EUR'],
  ]);
});

test('writes a nullable object as its fields, a list as words, and a list of objects as JSON', () => {
  const list = v.object({
    cancellation: v.nullable(v.object({ reason: v.string() })),
    tags: v.array(v.string()),
    files: v.array(v.object({ name: v.string() })),
  });
  const rows = [
    { cancellation: { reason: 'Sold' }, tags: ['free', 'regular'], files: [{ name: 'a' }] },
    { cancellation: null, tags: [], files: [] },
  ];
  expect(cellsOf(rows, list)).toEqual([
    ['Sold', 'free, regular', '[{"name":"a"}]'],
    ['', '', ''],
  ]);
});

test.each(['a, b', 'a;b', 'a\tb', 'say "hi"', 'two\nlines', 'two\r\nlines', ' blanks ', 'עברית 🕰️'])(
  'keeps %j in one cell',
  (name) => {
    expect(cellsOf([row({ name })])).toEqual([['1', name, '', 'T']]);
    expect(csvOf([row({ name: 'a;b' })])).toContain('"a;b"');
  },
);

const formula = /^[ "\u00a0]*[=+\-@＝＋－＠]/u;

test.each([
  ...['=1+1', '+1 555', '-2', '@SUM(A1)', '\t=1', '＝1+1', ' =1', '"=1"'],
  ...[
    "A;=1+cmd|' /C calc'!A0;",
    'A; =1',
    'A;"=1+1"',
    'A;\t-1',
    'A\n=1',
    'A\r\n@x',
    'A\t+1',
    ';;=1',
  ],
])('keeps %j from becoming a formula, whatever separates', (name) => {
  const csv = csvOf([row({ name }), row({ tags: [name] }), row({ product: { title: name } })]);
  expect(
    read(csv)
      .flat()
      .filter((cell) => formula.test(cell)),
  ).toEqual([]);
  // Where a comma doesn't separate, a quotation mark after one protects nothing.
  const parts = csv.split(/[;\t\r\n]/).slice(1);
  expect(parts.filter((part) => formula.test(part))).toEqual([]);
});

test('keeps a negative number a number', () => {
  expect(cellsOf([row({ id: -3 })])[0]).toEqual(['-3', 'Ada', '', 'T']);
});

const lists = Object.values<Endpoint>(endpoints).flatMap(({ name, csv, answers }) => {
  const rows = answers[200];
  return csv && typeof rows === 'object' && rows && 'item' in rows
    ? [{ name, csv, shape: rows.item as RowShape }]
    : [];
});

test.each(lists)(
  '$name: each heading belongs to a column, and to one only',
  ({ csv, shape: of }) => {
    const fields = fieldNames(of);
    expect(Object.keys(csv.headings).filter((field) => !fields.includes(field))).toEqual([]);
    expect(Object.keys(csv.words ?? {}).filter((field) => !fields.includes(field))).toEqual([]);
    const headings = fields.map((field) => csvHeading(csv, field));
    expect(headings.filter((heading, index) => headings.indexOf(heading) < index)).toEqual([]);
  },
);
