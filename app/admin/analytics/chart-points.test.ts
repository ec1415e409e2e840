import { describe, expect, test } from 'bun:test';
import type { Series } from '#contract/series';
import type { ChartPoint } from '#ui/chart';
import { summarizePoints, summarizeSeries, toChartPoints } from './chart-points.ts';

const points = (...values: number[]): ChartPoint[] =>
  values.map((value, index) => ({ label: `Jan ${index + 1}, 2026`, tick: '', value }));

const common = { interval: 'day', definition: '', timeZone: 'UTC' } as const;
const on = <Value>(value: Value, day = '2026-01-01') => ({
  day,
  at: `${day}T00:00:00.000Z`,
  value,
});

test('reads money as whole cents, including negative amounts', () => {
  const whole = { value: '0.00', of: null };
  const values = ['-30.01', '0.00', '70000000000000.01'];
  const points = values.map((value) => on(value));
  expect(toChartPoints({ ...common, metric: 'revenue', unit: 'money', points, whole })).toEqual(
    [-3001, 0, 7_000_000_000_000_001].map((value) => ({
      label: 'Jan 1, 2026',
      tick: 'Jan 1',
      value,
    })),
  );
});

test('reads medians and shares as tenths, and says what they are over all', () => {
  const measured = { ...common, points: [6.1, null].map((value) => on(value)) };
  const median = { ...measured, metric: 'review_time', unit: 'hours' } as const;
  const whole = { value: 6.1, of: 3 };
  expect(toChartPoints({ ...median, whole }).map(({ value }) => value)).toEqual([61, null]);
  expect(summarizeSeries({ ...median, whole: { value: 6.1, of: 1234 } })).toBe(
    '6.1 h over 1,234 websites.',
  );
  expect(summarizeSeries({ ...median, whole: { value: null, of: 0 } })).toBe('');
  const share = { ...median, metric: 'delivered_in_time', unit: 'percent' } as const;
  expect(summarizeSeries({ ...share, whole: { value: 66.7, of: 1 } })).toBe(
    '66.7% of one website.',
  );
  const churn = { ...share, metric: 'net_mrr_churn' } as const;
  expect(summarizeSeries({ ...churn, whole: { value: -2, of: null } })).toBe(
    '-2.0% over the whole period.',
  );
});

test('pairs each interval with its counterpart before, and says how all of them changed', () => {
  const series = {
    ...common,
    metric: 'orders',
    unit: 'count',
    points: [on(4, '2026-01-03'), on(2, '2026-01-04')],
    whole: { value: 6, of: null },
    previous: {
      from: '2026-01-01',
      to: '2026-01-03',
      whole: { value: 4, of: null },
      points: [on(3, '2026-01-01'), on(1, '2026-01-02')],
    },
  } as const;
  const copied = structuredClone(series) as unknown as Series;
  expect(toChartPoints(copied).map(({ compared }) => compared)).toEqual([
    { label: 'Jan 1, 2026', value: 3 },
    { label: 'Jan 2, 2026', value: 1 },
  ]);
  expect(summarizeSeries(copied)).toBe(
    '6 in total. Highest: 4 (Jan 3, 2026). Previous period: 4 (+50.0%).',
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
