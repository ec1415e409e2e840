import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { Order } from '#contract/orders';
import { answering } from '../../stories/fixtures/answers.ts';
import { anOrder } from '../../stories/fixtures/orders.ts';
import { addressOf } from './address.ts';
import { useListPage } from './lists.ts';
import { swrConfig } from './swr-config.ts';

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
});

test('never shows the late answer to an earlier search', async () => {
  const asked: PromiseWithResolvers<Order[]>[] = [];
  stop = answering({
    'GET /api/orders': () => {
      const answer = Promise.withResolvers<Order[]>();
      asked.push(answer);
      return answer.promise;
    },
  });
  const list = addressOf('GET /api/orders');
  const { result, rerender } = renderHook(({ q }) => useListPage(list, { q }), {
    initialProps: { q: 'a' },
    wrapper: ({ children }) => (
      <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>
    ),
  });
  await act(async () => {});
  rerender({ q: 'ada' });
  await act(async () => {});
  const [earlier, later] = asked;
  await act(async () => later?.resolve([anOrder({ id: 2 })]));
  await act(async () => earlier?.resolve([anOrder({ id: 1 })]));
  expect(asked).toHaveLength(2);
  expect(result.current.page?.rows.map(({ id }) => id)).toEqual([2]);
});
