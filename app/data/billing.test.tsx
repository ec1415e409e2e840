import { afterEach, describe, expect, jest, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { type Answers, answering, refusal } from '../../stories/fixtures/answers.ts';
import { anInvoice } from '../../stories/fixtures/invoices.ts';
import { pastDue, standings } from '../../stories/fixtures/subscriptions.ts';
import { maxInvoices, useBillingRefresh, useInvoices } from './billing.ts';
import { useSubscriptions } from './subscriptions.ts';
import { swrConfig } from './swr-config.ts';

const ofInvoices = 'GET /api/customer/invoices';
const ofSubscriptions = 'GET /api/customer/subscriptions';

let stop = () => {};
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  stop();
  stop = () => {};
});

function open<Result>(answers: Answers, hook: () => Result) {
  stop();
  stop = answering(answers);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>
  );
  return renderHook(hook, { wrapper }).result;
}

describe('invoices', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => anInvoice({ id: `in_${index}` }));

  test('include only the newest and whether there are older ones', async () => {
    const more = open({ [ofInvoices]: some(maxInvoices + 1) }, () => useInvoices());
    await waitFor(() => expect(more.current.invoices).toHaveLength(maxInvoices));
    expect(more.current.hasOlder).toBe(true);
    const all = open({ [ofInvoices]: some(maxInvoices) }, () => useInvoices());
    await waitFor(() => expect(all.current.invoices).toHaveLength(maxInvoices));
    expect(all.current.hasOlder).toBe(false);
  });

  test('can be limited to one order', async () => {
    const answer = ({ url }: Request) => [
      anInvoice({ orderId: new URL(url).searchParams.get('order') ?? 'all' }),
    ];
    const one = open({ [ofInvoices]: answer }, () => useInvoices('ACC-2026-0043'));
    await waitFor(() => expect(one.current.invoices?.[0]?.orderId).toBe('ACC-2026-0043'));
    const all = open({ [ofInvoices]: answer }, () => useInvoices());
    await waitFor(() => expect(all.current.invoices?.[0]?.orderId).toBe('all'));
  });

  test('are empty for another customer’s order, without an error', async () => {
    const answers = { [ofInvoices]: refusal(404, 'This subscription was not found.') };
    const result = open(answers, () => useInvoices('ACC-2026-9999'));
    await waitFor(() => expect(result.current.invoices).toEqual([]));
    expect(result.current).toMatchObject({ error: undefined, hasOlder: false });
  });
});

test('shows a payment whose webhook arrives after the customer returns', async () => {
  const answers: Answers = { [ofSubscriptions]: [pastDue.tried] };
  const result = open(answers, () => ({
    refresh: useBillingRefresh(),
    list: useSubscriptions().subscriptions,
  }));
  await waitFor(() => expect(result.current.list).toHaveLength(1));
  jest.useFakeTimers();
  const refreshed = result.current.refresh();
  await act(async () => void (await answered()));
  expect(result.current.list).toEqual([pastDue.tried]);
  answers[ofSubscriptions] = [standings.running];
  for (let looks = 2; looks > 0; looks--) {
    await act(async () => void (await answered()));
    jest.advanceTimersByTime(10_000);
  }
  await act(() => refreshed);
  expect(result.current.list).toEqual([standings.running]);
});

/** Waits for fetched responses without using timers. */
async function answered() {
  for (let turns = 50; turns > 0; turns--) await Promise.resolve();
}
