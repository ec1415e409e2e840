import { expect, test } from 'bun:test';
import type { Cohort } from '#contract/analytics-reports';
import { averageKept, averagesKept } from './average-kept.ts';

const cohort = (customers: number, kept: number[]): Cohort => ({
  month: '2026-01-01',
  customers,
  startMrr: `${customers * 10}.00`,
  kept: kept.map((count) => ({ customers: count, mrr: `${count * 20}.00` })),
});

const cohorts = [cohort(10, [10, 5, 4]), cohort(30, [30, 27])];

test('counts each customer once, and only cohorts that are old enough', () => {
  expect([0, 1, 2, 3].map((after) => averageKept(cohorts, after, 'customers'))).toEqual([
    1000,
    800,
    400,
    null,
  ]);
});

test('is above 100% where revenue has grown', () => {
  expect(averageKept(cohorts, 1, 'revenue')).toBe(1600);
});

test('is unknown for cohorts that began with nothing', () => {
  expect(averageKept([cohort(0, [0])], 0, 'revenue')).toBeNull();
});

test('ends before the first month that is unknown', () => {
  expect(averagesKept(cohorts, 5, 'customers')).toEqual([1000, 800, 400]);
  const free = { ...cohort(1, [1, 1, 1]), startMrr: '0.00' };
  expect(averagesKept([cohort(2, [2, 1]), free], 2, 'revenue')).toEqual([2000, 1000]);
  expect(averagesKept([free], 2, 'revenue')).toEqual([]);
});
