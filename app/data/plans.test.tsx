import { afterEach, describe, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { type Answers, answering, onItsWay } from '../../stories/fixtures/answers.ts';
import { aPlanPreview } from '../../stories/fixtures/plans.ts';
import { subscriptionDetails } from '../../stories/fixtures/subscriptions.ts';
import { ApiError } from './api-error.ts';
import { usePlanChange } from './plans.ts';
import { useSubscription, useSubscriptions } from './subscriptions.ts';
import { swrConfig } from './swr-config.ts';

const monthly = subscriptionDetails();
const annual = subscriptionDetails({ billingInterval: 'year' });
const wish = {
  billingInterval: 'year',
  supportPackage: 'regular',
  pricedAt: aPlanPreview().pricedAt,
} as const;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const ofOne = 'GET /api/customer/subscriptions/:id';
const ofList = 'GET /api/customer/subscriptions';
const ofChange = 'POST /api/customer/subscriptions/:id/plan';

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
});

/** A subscription’s page, loaded by its business id, and the list of subscriptions. */
async function open(answers: Answers) {
  const all: Answers = { [ofOne]: monthly, [ofList]: [monthly], ...answers };
  stop = answering(all);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(
    () => ({
      plans: usePlanChange(monthly.id),
      page: useSubscription(monthly.orderId).subscription,
      list: useSubscriptions().subscriptions,
    }),
    { wrapper },
  );
  await waitFor(() => expect([result.current.page, result.current.list]).not.toContain(undefined));
  return { result, from: (more: Answers) => Object.assign(all, more) };
}

describe('a plan change', () => {
  test('shows as soon as the API confirms it, without waiting for the lists', async () => {
    const { result, from } = await open({ [ofChange]: annual });
    from({ [ofOne]: onItsWay, [ofList]: onItsWay });
    await act(() => result.current.plans.change(wish));
    await waitFor(() => expect(result.current.page?.billingInterval).toBe('year'));
  });

  test('shows in the list as well', async () => {
    const { result, from } = await open({ [ofChange]: annual });
    from({ [ofList]: [annual] });
    await act(() => result.current.plans.change(wish));
    await waitFor(() => expect(result.current.list?.[0]?.billingInterval).toBe('year'));
  });
});

describe('reloading a subscription', () => {
  test('shows changes made in another window', async () => {
    const { result } = await open({
      // The page loads the subscription by its business id.
      [ofOne]: (_, { id }) => (id === monthly.orderId ? monthly : annual),
    });
    await act(() => result.current.plans.look());
    await waitFor(() => expect(result.current.page?.billingInterval).toBe('year'));
  });

  test('keeps the page unchanged without a response', async () => {
    const { result, from } = await open({});
    from({ [ofOne]: lost, [ofList]: lost });
    const told = await act(() => result.current.plans.look().catch((error) => error));
    expect(told).toBeInstanceOf(ApiError);
    expect(result.current.page).toEqual(monthly);
    expect(result.current.list).toEqual([monthly]);
  });
});
