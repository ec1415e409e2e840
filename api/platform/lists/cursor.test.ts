import { expect, test } from 'bun:test';
import { nullInstant, readCursor, rowId, type SortKind, textId, writeCursor } from './page.ts';

const at = { sort: 'createdAt:desc', value: '2026-01-15T12:00:00.000Z', id: 7 };
const write = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const readRow = (cursor: string, sort: string, kind: SortKind) =>
  readCursor(cursor, sort, { kind, id: rowId });

test('reads a cursor back as it was written', () => {
  expect(readRow(writeCursor(at), at.sort, 'instant')).toEqual(at);
  const missing = { ...at, value: nullInstant };
  expect(readRow(writeCursor(missing), at.sort, 'instant')).toEqual(missing);
  const name = { sort: 'name:asc', value: 'Zoë "Z" 🕰️', id: 1 };
  expect(readRow(writeCursor(name), name.sort, 'text')).toEqual(name);
  const price = { sort: 'price:asc', value: '19.00', id: 1 };
  expect(readRow(writeCursor(price), price.sort, 'money')).toEqual(price);
  const bill = { ...at, id: 'in_1' };
  const ofText = { kind: 'instant', id: textId } as const;
  expect(readCursor(writeCursor(bill), bill.sort, ofText)).toEqual(bill);
  expect(readCursor(writeCursor(at), at.sort, ofText)).toBeNull();
});

test.each([
  ['no text', ''],
  ['noise', '%%%'],
  ['JSON of another shape', write({ id: 1 })],
  ['another sort', writeCursor({ ...at, sort: 'createdAt:asc' })],
  ['a text id', write(at.sort, at.value, '7')],
  ['the id zero', write(at.sort, at.value, 0)],
  ['an id that is too large', write(at.sort, at.value, 2_147_483_648)],
  ['a fractional id', write(at.sort, at.value, 1.5)],
])('refuses a cursor with %s', (_, cursor) => {
  expect(readRow(cursor, at.sort, 'instant')).toBeNull();
});

test.each([
  ['instant', 'yesterday'],
  ['instant', '2026-01-15'],
  ['instant', '2026-02-31T00:00:00.000Z'],
  ['instant', '0000-01-01T00:00:00.000Z'],
  ['instant', '+275760-09-13T00:00:00.000Z'],
  ['money', 'NaN'],
  ['money', '-1.00'],
  ['text', 'a\0b'],
] as const)('refuses a cursor whose %s is %j', (kind, value) => {
  expect(readRow(write('s', value, 1), 's', kind)).toBeNull();
});
