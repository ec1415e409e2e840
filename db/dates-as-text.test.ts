import { expect, test } from 'bun:test';
import { PGlite } from '@electric-sql/pglite';
import { datesAsText, forDrizzle } from './dates-as-text.ts';

test('dates come as text, in lists too, and in whatever way they are asked for', async () => {
  await using client = await PGlite.create({ parsers: datesAsText });
  const seen = forDrizzle(client);
  const dates = `select date '2026-01-15' as one, array[date '2026-01-15'] as some`;
  const expected = [{ one: '2026-01-15', some: ['2026-01-15'] }];
  const parsers = { 1082: () => 'what nobody wants' };
  expect((await seen.query(dates, [], { parsers })).rows).toEqual(expected);
  expect((await seen.transaction((tx) => tx.query(dates, [], { parsers }))).rows).toEqual(expected);
});

test('what drizzle does not call works as well', async () => {
  await using client = await PGlite.create();
  const [answer] = await forDrizzle(client).exec('select 1 as one');
  expect(answer?.rows).toEqual([{ one: 1 }]);
});
