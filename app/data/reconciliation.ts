import { useEffect, useEffectEvent } from 'react';
import type { Reconciliation, RestoredOrder, UnmatchedAction } from '#contract/reconciliation';
import { addressOf } from './address.ts';
import { callApi, read, send } from './client.ts';
import { useRefreshOrders } from './orders.ts';
import { toResource, useAnswer, useMutateAnswer } from './resource.ts';

/** Pauses before each look at one that is under way: longer and longer, and then no more. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 60_000, 60_000];
const path = addressOf('GET /api/admin/reconciliation');

export function isReconciliationRunning({ finishedAt, error }: Reconciliation): boolean {
  return finishedAt === null && error === null;
}

/**
 * The last comparison with the payment provider's books; null: there was none, undefined: it is on
 * its way. One that is under way is followed for some minutes, and then looked at when asked.
 */
export function useReconciliation() {
  const answer = useAnswer(path);
  const { mutate } = answer;
  const { data: last, ...state } = toResource(answer);
  const refreshOrders = useRefreshOrders();

  async function refresh(): Promise<void> {
    const run = await read(path);
    await mutate(run, { revalidate: false });
    // What it has put right stands in other lists too.
    if (run?.finishedAt) await refreshOrders();
  }

  useFollowing(last && isReconciliationRunning(last) ? last.startedAt : null, refresh);

  return {
    last,
    ...state,
    refresh,
    /** Begins one, or goes on with the open one: whether it is new. */
    start: async (): Promise<{ isNew: boolean }> => {
      const response = await send('POST /api/admin/reconciliation');
      await mutate(await response.json(), { revalidate: false });
      return { isNew: response.status === 201 };
    },
  };
}

/** What is done about a subscription without an order. Refused or not, the list is read again. */
export function useResolveUnmatched() {
  const mutate = useMutateAnswer();
  const refreshOrders = useRefreshOrders();

  return {
    resolve: async (id: number, act: UnmatchedAction): Promise<Partial<RestoredOrder>> => {
      try {
        const name = `POST /api/admin/reconciliation/subscriptions/:id/${act}` as const;
        const answer = await callApi(name, { params: { id } });
        return 'orderId' in answer ? answer : {};
      } finally {
        await mutate(path);
        if (act === 'restore') await refreshOrders();
      }
    },
  };
}

/** Looks again at what runs under this name; null: nothing does. */
function useFollowing(name: string | null, refresh: () => Promise<void>): void {
  const look = useEffectEvent(refresh);

  useEffect(() => {
    if (name === null) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = ([pauseMs, ...later]: number[]) => {
      if (pauseMs === undefined || isOver) return;
      // A look that fails is not the last one.
      const again = () =>
        look().then(
          () => wait(later),
          () => wait(later),
        );
      timer = setTimeout(again, pauseMs);
    };
    wait(pausesMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [name]);
}
