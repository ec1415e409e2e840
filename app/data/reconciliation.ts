import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { apiPaths } from '#contract/paths';
import type { Reconciliation, RestoredOrder, UnmatchedAct } from '#contract/reconciliation';
import { post, read, request, timeoutMs } from './client.ts';
import { useRefreshOrders } from './orders.ts';
import { toResource } from './resource.ts';

type Last = Reconciliation | null;

/** Pauses before each look at one that is under way: longer and longer, and then no more. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 60_000, 60_000];
const path = apiPaths.reconciliation;

export function isReconciliationRunning({ finishedAt, error }: Reconciliation): boolean {
  return finishedAt === null && error === null;
}

/**
 * The last comparison with the payment service's books; null: there was none, undefined: it is on
 * its way. One that is under way is followed for some minutes, and then looked at when asked.
 */
export function useReconciliation() {
  const answer = useSWR<Last, Error>(path, read);
  const { mutate } = answer;
  const { data: last, ...state } = toResource(answer);
  const refreshOrders = useRefreshOrders();

  async function refresh(): Promise<void> {
    const run = await read<Last>(path);
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
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await request(path, { method: 'POST', signal });
      await mutate(await response.json(), { revalidate: false });
      return { isNew: response.status === 201 };
    },
  };
}

/** What is done about a subscription without an order. Refused or not, the list is read again. */
export function useResolveUnmatched() {
  const { mutate } = useSWRConfig();
  const refreshOrders = useRefreshOrders();

  return {
    resolve: async (id: number, act: UnmatchedAct): Promise<Partial<RestoredOrder>> => {
      try {
        return await post<Partial<RestoredOrder>>(apiPaths.unmatchedSubscription(id, act));
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
