import { expect, test } from 'bun:test';
import { listInForce } from './versions.ts';

const day = (startsAt: string) => ({
  version: startsAt,
  text: '',
  shopName: 'Sitewright',
  startsAt: new Date(startsAt),
  publishedBy: null,
});

test('a version is in force from the instant at which it starts', () => {
  const [next, last] = [day('2026-03-01'), day('2026-01-01')];
  const inForce = (now: string) => listInForce([next, last], new Date(now));
  expect(inForce('2026-02-28T23:59:59.999Z')).toEqual([last]);
  expect(inForce('2026-03-01T00:00:00.000Z')).toEqual([next, last]);
});
