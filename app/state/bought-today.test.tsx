import { afterEach, expect, setSystemTime, test } from 'bun:test';
import { readBoughtToday, rememberBought } from './bought-today.ts';

afterEach(() => {
  setSystemTime();
  localStorage.clear();
});

test('knows for a day what was bought in this browser', () => {
  setSystemTime(new Date('2026-01-15T12:00:00Z'));
  rememberBought(1, 'ACC-2026-0042');
  expect(readBoughtToday(1)).toBe('ACC-2026-0042');
  expect(readBoughtToday(2)).toBeUndefined();
  setSystemTime(new Date('2026-01-16T12:00:00Z'));
  expect(readBoughtToday(1)).toBeUndefined();
});

test('treats a malformed entry as missing', () => {
  localStorage.setItem('bought:1', '{"orderId":');
  expect(readBoughtToday(1)).toBeUndefined();
});
