import { afterEach, expect, test } from 'bun:test';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Chart, type ChartPoint } from './chart.tsx';

afterEach(cleanup);

const days = ['Jan 13, 2026', 'Jan 14, 2026', 'Jan 15, 2026'].map(aPoint);
const months = ['November 2025', 'December 2025', 'January 2026'].map(aPoint);

function aPoint(label: string, index: number): ChartPoint {
  return { label, tick: label, value: index + 1 };
}

function Tasks({ points, loading = false }: { points: ChartPoint[]; loading?: boolean }) {
  return (
    <Chart
      label="New tasks"
      shape="bars"
      points={points}
      format={String}
      formatTick={String}
      pointHeading="Day"
      sliderLabel="Read single days"
      loading={loading && 'Loading...'}
      empty="None."
    />
  );
}

const reader = () => screen.getByRole('slider');
const touchTheFirst = () => {
  const stage = reader().parentElement;
  if (stage) fireEvent.pointerDown(stage, { pointerType: 'touch' });
};
const said = () => reader().getAttribute('aria-valuetext');

test('selects the newest point once the touched one is gone', () => {
  const { rerender } = render(<Tasks points={days} />);
  touchTheFirst();
  expect(said()).toBe('Jan 13, 2026: 1');
  rerender(<Tasks points={months} />);
  expect(said()).toBe('January 2026: 3');
  rerender(<Tasks points={days} />);
  expect(said()).toBe('Jan 15, 2026: 3');
});

test('clears the selection while other points load', () => {
  const { rerender } = render(<Tasks points={days} />);
  touchTheFirst();
  rerender(<Tasks points={[]} loading />);
  rerender(<Tasks points={days} />);
  expect(said()).toBe('Jan 15, 2026: 3');
});

test('keeps the selected point when the range moves on', () => {
  const { rerender } = render(<Tasks points={days} />);
  fireEvent.change(reader(), { target: { value: '1' } });
  rerender(<Tasks points={days.slice(1)} />);
  expect(said()).toBe('Jan 14, 2026: 2');
});
