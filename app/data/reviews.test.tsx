import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Review } from '#contract/reviews';
import { answering } from '../../stories/fixtures/answers.ts';
import { aReview } from '../../stories/fixtures/reviews.ts';
import { usePreviewFrame, useReviewAtOpen, useReviewCalls } from './reviews.ts';
import { swrConfig } from './swr-config.ts';

const source = { order: 'ACC-2026-0042' };
const path = '/api/customer/subscriptions/:id/review';
const pauseMs = 20_000;

let stop = () => {};
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  stop();
  jest.useRealTimers();
});

/** Runs everything that does not wait for a timer. */
function settle() {
  return act(async () => {
    for (let turns = 0; turns < 500; turns++) await Promise.resolve();
  });
}

async function waitForMs(ms: number) {
  jest.advanceTimersByTime(ms);
  await settle();
}

/** The page of a review. `server` counts what the page reads, and the shop changes its state. */
async function open(state: Review['state']) {
  const server = { state, reads: 0 };
  const read = () => aReview({ state: server.state });
  stop = answering({
    [`GET ${path}` as const]: () => {
      server.reads += 1;
      return read();
    },
    [`GET ${path}/frame` as const]: { allowed: true },
    [`POST ${path}/send` as const]: () => {
      server.state = 'working';
      return read();
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(
    () => {
      const { review } = useReviewAtOpen(source);
      const isFramed = usePreviewFrame(source, review?.state === 'open');
      return { state: review?.state, isFramed, calls: useReviewCalls(source) };
    },
    { wrapper },
  );
  await settle();
  expect(result.current.state).toBe(state);
  return { result, server };
}

test('reads a review again while the shop works on it, until it is open', async () => {
  const { result, server } = await open('working');
  await waitForMs(pauseMs);
  expect(server.reads).toBe(2);
  server.state = 'open';
  await waitForMs(pauseMs);
  expect(result.current).toMatchObject({ state: 'open', isFramed: true });
  await waitForMs(3 * pauseMs);
  expect(server.reads).toBe(3);
});

test('never reads a review by itself while remarks can be written', async () => {
  const { server } = await open('open');
  await waitForMs(3 * pauseMs);
  expect(server.reads).toBe(1);
});

test.each(['delivered', 'cancelled'] as const)('leaves a %s review as it is', async (state) => {
  const { server } = await open(state);
  await waitForMs(3 * pauseMs);
  expect(server.reads).toBe(1);
});

test('waits for the next preview once the remarks are sent', async () => {
  const { result, server } = await open('open');
  await act(async () => void (await result.current.calls.send(1)));
  expect(result.current.state).toBe('working');
  server.state = 'open';
  await waitForMs(pauseMs);
  expect(result.current.state).toBe('open');
});

test('knows what another read of the page has found', async () => {
  const { result, server } = await open('working');
  server.state = 'open';
  await act(async () => void (await result.current.calls.read()));
  await settle();
  expect(result.current).toMatchObject({ state: 'open', isFramed: true });
});
