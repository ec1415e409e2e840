import { expect, test } from 'bun:test';
import { deadlineOf, formatAge } from './deadline.ts';

const now = new Date('2026-01-15T12:00:00.000Z');
const minuteMs = 60_000;
const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString();

test.each([
  [48 * 60, 'ahead', '48 h'],
  [12 * 60 + 1, 'ahead', '12 h'],
  [12 * 60, 'soon', '12 h'],
  [5 * 60 + 59, 'soon', '5 h'],
  [60, 'soon', '1 h'],
  [59, 'soon', '59 min'],
  [0.5, 'soon', '1 min'],
  [0, 'soon', '1 min'],
  [-0.5, 'late', '1 min'],
  [-59, 'late', '59 min'],
  [-60, 'late', '1 h'],
  [-48 * 60, 'late', '48 h'],
  [-49 * 60, 'late', '2 d'],
  [-72 * 60, 'late', '3 d'],
])('with %d minutes left, formats the deadline as %s by %s', (minutes, state, duration) => {
  expect(deadlineOf(after(minutes), now)).toMatchObject({ state, duration });
});

test.each([
  [0, 'just now'],
  [-0.9, 'just now'],
  [-1, '1 min ago'],
  [-119, '1 h ago'],
  [-49 * 60, '2 d ago'],
])('%d minutes from now was %s', (minutes, age) => {
  expect(formatAge(after(minutes), now)).toBe(age);
});
