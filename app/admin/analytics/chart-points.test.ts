import { describe, expect, test } from 'bun:test';
import type { ChartPoint } from '#ui/chart';
import { summarizePoints, summarizeSeries, toChartPoints } from './chart-points.ts';

const points = (...values: number[]): ChartPoint[] =>
  values.map((value, index) => ({ label: `Jan ${index + 1}, 2026`, tick: '', value }));

test('reads money as whole cents, including negative amounts', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const series = { metric: 'revenue', interval: 'day', unit: 'usd', definition: '' } as const;
  expect(
    toChartPoints({
      ...series,
      points: ['-30.01', '0.00', '70000000000000.01'].map((value) => ({ at, value })),
    }),
  ).toEqual(
    [-3001, 0, 7_000_000_000_000_001].map((value) => ({
      ...{ label: 'Jan 1, 2026', tick: 'Jan 1' },
      value,
    })),
  );
});

test('reads medians and shares as tenths, and says what they are over all', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const common = { interval: 'day', definition: '' } as const;
  const measured = { ...common, points: [6.1, null].map((value) => ({ at, value })) };
  const median = { ...measured, metric: 'review_time', unit: 'hours' } as const;
  expect(
    toChartPoints({ ...median, whole: { value: 6.1, websites: 3 } }).map(({ value }) => value),
  ).toEqual([61, null]);
  expect(summarizeSeries({ ...median, whole: { value: 6.1, websites: 1234 } })).toBe(
    '6.1 h over 1,234 websites.',
  );
  expect(summarizeSeries({ ...median, whole: { value: null, websites: 0 } })).toBe('');
  const share = { ...median, metric: 'delivered_in_time', unit: 'percent' } as const;
  expect(summarizeSeries({ ...share, whole: { value: 66.7, websites: 1 } })).toBe(
    '66.7% of one website.',
  );
});

describe('the summary', () => {
  const plain = (value: number) => String(value);

  test('contains the sum and the highest value', () => {
    expect(summarizePoints(points(2, 5, 1), false, plain)).toBe(
      '8 in total. Highest: 5 (Jan 2, 2026).',
    );
    expect(summarizePoints(points(-2, 0), false, plain)).toBe('-2 in total.');
  });

  test('compares the first and last value of a point-in-time metric', () => {
    expect(summarizePoints(points(2, 9, 5), true, plain)).toBe('5 now, up from 2 (Jan 1, 2026).');
    expect(summarizePoints(points(2, 1), true, plain)).toContain('down from 2');
    expect(summarizePoints(points(2, 3, 2), true, plain)).toBe(
      '2 now, unchanged over this period.',
    );
  });

  test('is empty without points', () => {
    expect(summarizePoints([], true, plain)).toBe('');
  });
});
