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
const told = () => (region().querySelector('[aria-hidden]') ? '' : region().textContent);

const loading = <VisuallyHidden live>Loading products</VisuallyHidden>;
const news = <Notice live="polite" title="It did not load" />;
const countdown = (
  <Countdown secondsLeft={9} totalSeconds={10} text="in 9 seconds" announcement="In 10 seconds" />
);
const chart = (
  <Chart
    label="Revenue"
    shape="line"
    points={[]}
    format={String}
    formatTick={String}
    pointHeading="Day"
    sliderLabel="Read single days"
    loading="Loading revenue"
    empty="None."
  />
);

test.each([
  ['hidden words', loading, 'Loading products'],
  ['a countdown', countdown, 'In 10 seconds'],
  ['news', news, 'It did not load'],
  ['a chart', chart, 'Loading revenue'],
])('a region stands before it gets its words: %s', (_what, element, words) => {
  render(element);
  const stood = region();
  pass(liveRegionDelayMs - 1);
  expect(told()).toBe('');
  pass(1);
  expect(told()).toBe(words);
  expect(region()).toBe(stood);
});

test('news is drawn all the while, and put in anew to be heard', () => {
  render(news);
  const drawn = screen.getByText('It did not load');
  pass(liveRegionDelayMs);
  expect(drawn.isConnected).toBe(false);
  expect(screen.getByText('It did not load').isConnected).toBe(true);
});

test('words that come later are told at once', () => {
  const { rerender } = render(<VisuallyHidden live>{''}</VisuallyHidden>);
  pass(liveRegionDelayMs);
  rerender(loading);
  expect(told()).toBe('Loading products');
});

test('what the server wrote stands from the start, and is taken over as it is', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(news);
  expect(told()).toBe('It did not load');
  const drawn = screen.getByText('It did not load');
  render(news, { container, hydrate: true });
  pass(liveRegionDelayMs);
  expect(screen.getByText('It did not load')).toBe(drawn);
});
