import { expect, test } from 'bun:test';
import { nextRequestId } from './request-log.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('every request has a UUID of its own', () => {
  const ids = Array.from({ length: 2000 }, nextRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(uuid);
});

test('ids do not count the requests', () => {
  const ids = Array.from({ length: 2000 }, nextRequestId);
  expect(ids).not.toEqual(ids.toSorted());
  expect(new Set(ids.map((id) => id.slice(0, -2))).size).toBeGreaterThan(1);
  const sameStem = ids.filter((id) => id.startsWith(ids[1000]?.slice(0, -2) ?? ''));
  expect(sameStem).not.toEqual(sameStem.toSorted());
});
