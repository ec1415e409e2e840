import { expect, test } from 'bun:test';
import { exitCodeOf, formatDay, type Lived, live } from './day.ts';
import { noFigures } from './figures.ts';

const options = { isShort: true, args: [] };
const good: Lived = { name: 'storm', figures: { ...noFigures, tried: 117, longestGapMs: 524 } };
const notRun: Lived = { name: 'failover', missing: ['patroni'] };

test('a step without its programs isn’t run, and a day without it isn’t good', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    return noFigures;
  };
  const lived = await live('failover', { missing: () => ['patroni'], run }, options);
  expect(runs).toBe(0);
  expect(lived).toEqual(notRun);
  expect(exitCodeOf([good, lived])).toBe(2);
  expect(exitCodeOf([good])).toBe(0);
});

test('a step that stops with an error is wrong', async () => {
  const run = () => Promise.reject(new Error('no free port'));
  const lived = await live('storm', { missing: () => [], run }, options);
  expect(exitCodeOf([lived])).toBe(1);
  expect(formatDay([lived]).at(-1)).toContain('storm wrong: Error: no free port');
});

test.each(['lost', 'doubled', 'wrong'] as const)('a day with something %s is bad', (kind) => {
  const bad: Lived = { name: 'restore', figures: { ...noFigures, [kind]: ['the sale ACC-1'] } };
  expect(exitCodeOf([good, bad, notRun])).toBe(1);
  expect(formatDay([bad]).at(-1)).toBe(`restore ${kind}: the sale ACC-1`);
});

test('the table has a line for each step and one for all', () => {
  const other: Lived = { name: 'upgrade', figures: { ...noFigures, tried: 3, lost: ['a sale'] } };
  expect(formatDay([good, notRun, other])).toEqual([
    '                            tried         lost      doubled        wrong  longest gap',
    'storm                         117            0            0            0        0.5 s',
    'failover              not run: no patroni',
    'upgrade                         3            1            0            0            –',
    'total, 1 not run              120            1            0            0        0.5 s',
    'upgrade lost: a sale',
  ]);
});
