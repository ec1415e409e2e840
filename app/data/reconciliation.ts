import { useEffect, useEffectEvent } from 'react';
import type { Reconciliation, RestoredOrder, UnmatchedAction } from '#contract/reconciliation';
import { addressOf } from './address.ts';
import { callApi, read, send } from './client.ts';
import { useRefreshOrders } from './orders.ts';
import { toResource, useAnswer, useMutateAnswer } from './resource.ts';

/** Pauses before each poll of a running reconciliation, which then ends. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 60_000, 60_000];
const path = addressOf('GET /api/admin/reconciliation');

export function isReconciliationRunning({ finishedAt, error }: Reconciliation): boolean {
  return finishedAt === null && error === null;
}

/**
 * The last reconciliation with the payment provider; null if there was none, undefined while it
 * loads. A running one is polled for some minutes, and then only on request.
 */
export function useReconciliation() {
  const answer = useAnswer(path);
  const { mutate } = answer;
  const { data: last, ...state } = toResource(answer);
  const refreshOrders = useRefreshOrders();

  async function refresh(): Promise<void> {
    const run = await read(path);
    await mutate(run, { revalidate: false });
    // Other lists show what it has corrected.
    if (run?.finishedAt) await refreshOrders();
  }

  usePolling(last && isReconciliationRunning(last) ? last.startedAt : null, refresh);

  return {
    last,
    ...state,
    refresh,
    /** Starts one, or resumes the open one; returns whether it is new. */
    start: async (): Promise<{ isNew: boolean }> => {
      const response = await send('POST /api/admin/reconciliation');
      await mutate(await response.json(), { revalidate: false });
      return { isNew: response.status === 201 };
    },
  };
}

/** Resolves a subscription without an order. Refused or not, the list is fetched again. */
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

/** Polls what runs under this name; null if nothing does. */
function usePolling(name: string | null, refresh: () => Promise<void>): void {
  const look = useEffectEvent(refresh);

  useEffect(() => {
    if (name === null) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = ([pauseMs, ...later]: number[]) => {
      if (pauseMs === undefined || isOver) return;
      // Go on after a failed poll.
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
