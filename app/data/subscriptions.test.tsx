import { afterEach, describe, expect, jest, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import {
  type Answers,
  answering,
  connectionLost,
  onItsWay,
  refusal,
} from '../../stories/fixtures/answers.ts';
import { aCancellation } from '../../stories/fixtures/cancellations.ts';
import { standings, subscriptionDetails } from '../../stories/fixtures/subscriptions.ts';
import { ApiError } from './api-error.ts';
import { useCancellation, useSubscription, useSubscriptions } from './subscriptions.ts';
import { swrConfig } from './swr-config.ts';

const running = subscriptionDetails();
const asked = { status: 'pending', requestedAt: '2026-01-14T16:00:00.000Z' } as const;
const ending = subscriptionDetails({
  cancellation: { ...asked, status: 'completed' },
  cancelAt: '2026-02-02T09:30:00.000Z',
  nextChargeAt: null,
});
const ofPage = 'GET /api/customer/subscriptions/:id';
const ofList = 'GET /api/customer/subscriptions';
const ofRequest = 'POST /api/customer/subscriptions/:id/cancel';
const ofKeep = 'DELETE /api/customer/subscriptions/:id/cancel';

let stop = () => {};
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  stop();
});

/** A subscription’s page, loaded by its business id, and the list of subscriptions. */
async function open(subscription: typeof running, answers: Answers) {
  const all: Answers = {
    [ofPage]: subscription,
    [ofList]: [subscription, standings.ended],
    ...answers,
  };
  stop = answering(all);
  const { result } = renderHook(
    () => ({
      cancellation: useCancellation(running),
      page: useSubscription(running.orderId).subscription,
      list: useSubscriptions().subscriptions,
    }),
    { wrapper },
  );
  await waitFor(() => expect([result.current.page, result.current.list]).not.toContain(undefined));
  return { result, from: (more: Answers) => Object.assign(all, more) };
}

function wrapper({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>;
}

const hanging = { [ofPage]: onItsWay, [ofList]: onItsWay };

describe('a cancellation request', () => {
  test('shows as soon as the API confirms it, without waiting for the lists', async () => {
    const { result, from } = await open(running, { [ofRequest]: aCancellation(asked) });
    from(hanging);
    await act(() => result.current.cancellation.request('We close the bakery.'));
    expect(result.current.page).toEqual({ ...running, cancellation: asked, nextChargeAt: null });
    expect(result.current.list).toEqual([
      { ...running, cancellation: asked, nextChargeAt: null },
      standings.ended,
    ]);
  });

  test('shows the fetched state once it arrives', async () => {
    const { result, from } = await open(running, { [ofRequest]: aCancellation(asked) });
    from({ [ofPage]: ending, [ofList]: [ending] });
    await act(() => result.current.cancellation.request(''));
    await waitFor(() => expect(result.current.page).toEqual(ending));
    await waitFor(() => expect(result.current.list).toEqual([ending]));
  });

  test('changes nothing if it is refused', async () => {
    const { result } = await open(running, { [ofRequest]: refusal(409, 'It is not active.') });
    const told = await act(() => result.current.cancellation.request('').catch((error) => error));
    expect(told).toBeInstanceOf(ApiError);
    expect(result.current.page).toEqual(running);
  });
});

test('shows a withdrawal as soon as the API confirms it', async () => {
  const { result, from } = await open(ending, { [ofKeep]: aCancellation(asked) });
  from(hanging);
  await act(() => result.current.cancellation.withdraw());
  expect(result.current.page).toEqual({ ...ending, cancellation: null, cancelAt: null });
});

describe('while they are open', () => {
  const inReview = { ...running, stage: 'review', previewUrl: 'https://preview.example/' } as const;

  /** Loads the list and the page of a subscription, and lets time pass. */
  async function watch() {
    jest.useFakeTimers();
    const answers: Answers = { [ofPage]: running, [ofList]: [running] };
    stop = answering(answers);
    const { result } = renderHook(
      () => ({ page: useSubscription(running.orderId), list: useSubscriptions() }),
      { wrapper },
    );
    const pass = (ms: number) =>
      act(async () => {
        jest.advanceTimersByTime(ms);
        for (let turns = 50; turns > 0; turns--) await Promise.resolve();
      });
    await pass(0);
    return { result, pass, from: (more: Answers) => Object.assign(answers, more) };
  }

  test('subscriptions are fetched again every 20 seconds', async () => {
    const { result, pass, from } = await watch();
    expect(result.current.list.subscriptions).toEqual([running]);
    from({ [ofPage]: inReview, [ofList]: [inReview] });
    await pass(10_000);
    expect(result.current.list.subscriptions).toEqual([running]);
    await pass(10_000);
    expect(result.current.list.subscriptions).toEqual([inReview]);
    expect(result.current.page.subscription).toEqual(inReview);
  });

  test('subscriptions stay while they can’t be fetched again, and change afterwards', async () => {
    const { result, pass, from } = await watch();
    from({ [ofPage]: connectionLost, [ofList]: connectionLost });
    for (const _ of [1, 2, 3]) {
      await pass(20_000);
      expect(result.current.list).toMatchObject({ subscriptions: [running], failed: undefined });
      expect(result.current.page).toMatchObject({ subscription: running, failed: undefined });
    }
    from({ [ofPage]: inReview, [ofList]: [inReview] });
    await pass(20_000);
    expect(result.current.list.subscriptions).toEqual([inReview]);
    expect(result.current.page.subscription).toEqual(inReview);
  });
});
