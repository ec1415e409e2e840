import { expect, test } from 'bun:test';
import { PGlite } from '@electric-sql/pglite';
import { datesAsText, forDrizzle } from './dates-as-text.ts';

test('returns dates as text regardless of parsers, also in arrays and transactions', async () => {
  await using client = await PGlite.create({ parsers: datesAsText });
  const seen = forDrizzle(client);
  const dates = `select date '2026-01-15' as one, array[date '2026-01-15'] as some`;
  const expected = [{ one: '2026-01-15', some: ['2026-01-15'] }];
  const parsers = { 1082: () => 'parsed' };
  expect((await seen.query(dates, [], { parsers })).rows).toEqual(expected);
  expect((await seen.transaction((tx) => tx.query(dates, [], { parsers }))).rows).toEqual(expected);
});

test('keeps the other methods of the client working', async () => {
  await using client = await PGlite.create();
  const [answer] = await forDrizzle(client).exec('select 1 as one');
  expect(answer?.rows).toEqual([{ one: 1 }]);
});
