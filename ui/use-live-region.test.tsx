import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Chart } from './chart/chart.tsx';
import { Countdown } from './countdown/countdown.tsx';
import { Notice } from './notice/notice.tsx';
import { liveRegionDelayMs } from './use-live-region.ts';
import { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const region = () => screen.getByRole('status');
/** The content exposed to screen readers. */
const announced = () => (region().querySelector('[aria-hidden]') ? '' : region().textContent);

const loading = <VisuallyHidden live>Loading projects</VisuallyHidden>;
const notice = <Notice live="polite" title="Loading failed" />;
const countdown = (
  <Countdown secondsLeft={9} totalSeconds={10} text="in 9 seconds" announcement="In 10 seconds" />
);
const chart = (
  <Chart
    label="Visits"
    shape="line"
    points={[]}
    format={String}
    formatTick={String}
    pointHeading="Day"
    sliderLabel="Read single days"
    loading="Loading visits"
    empty="None."
  />
);

test.each([
  ['hidden text', loading, 'Loading projects'],
  ['a countdown', countdown, 'In 10 seconds'],
  ['a notice', notice, 'Loading failed'],
  ['a chart', chart, 'Loading visits'],
])('a region exists before it gets its content: %s', (_what, element, text) => {
  render(element);
  const before = region();
  pass(liveRegionDelayMs - 1);
  expect(announced()).toBe('');
  pass(1);
  expect(announced()).toBe(text);
  expect(region()).toBe(before);
});

test('content is visible from the start and inserted again to be announced', () => {
  render(notice);
  const visible = screen.getByText('Loading failed');
  pass(liveRegionDelayMs);
  expect(visible.isConnected).toBe(false);
  expect(screen.getByText('Loading failed').isConnected).toBe(true);
});

test('later content is announced immediately', () => {
  const { rerender } = render(<VisuallyHidden live>{''}</VisuallyHidden>);
  pass(liveRegionDelayMs);
  rerender(loading);
  expect(announced()).toBe('Loading projects');
});

test('server-rendered content is exposed from the start and kept on hydration', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(notice);
  expect(announced()).toBe('Loading failed');
  const visible = screen.getByText('Loading failed');
  render(notice, { container, hydrate: true });
  pass(liveRegionDelayMs);
  expect(screen.getByText('Loading failed')).toBe(visible);
});
