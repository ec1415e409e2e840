import { expect, test } from 'bun:test';
import * as v from 'valibot';
import { toCsv } from './csv.ts';

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
const lineOf = (values: object) => toCsv([row(values)], shape).split('\r\n')[1];

test('names the columns as in JSON, even without rows', () => {
  expect(toCsv([], shape)).toBe('id,name,tags,product.title\r\n');
});

test('writes a nullable object as its fields, empty when it is null', () => {
  const ending = v.object({ cancellation: v.nullable(v.object({ status: v.string() })) });
  const csv = toCsv([{ cancellation: { status: 'pending' } }, { cancellation: null }], ending);
  expect(csv).toBe('cancellation.status\r\npending\r\n\r\n');
});

test('writes a missing value as an empty cell and a list as words', () => {
  expect(lineOf({ name: null, tags: ['free', 'regular'] })).toBe('1,,free regular,T');
});

test('writes a list of objects as JSON', () => {
  const things = v.object({ changes: v.array(v.object({ field: v.string() })) });
  const csv = toCsv([{ changes: [{ field: 'price' }] }, { changes: [] }], things);
  expect(csv).toBe('changes\r\n"[{""field"":""price""}]"\r\n\r\n');
});

test.each([
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' blanks ', '" blanks "'],
  ['עברית 🕰️', 'עברית 🕰️'],
])('writes %j as %j', (name, cell) => {
  expect(toCsv([row({ name })], shape)).toBe(`id,name,tags,product.title\r\n1,${cell},,T\r\n`);
});

test.each(['=1+1', '+1 555', '-2', '@SUM(A1)', '\t=1', '＝1+1'])(
  'keeps %j from becoming a formula',
  (name) => {
    expect(lineOf({ name })).toContain(`'${name}`);
  },
);

test('keeps a negative number a number', () => {
  expect(lineOf({ id: -3 })).toStartWith('-3,');
});
