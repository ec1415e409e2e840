import { useState } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { reconciliation as copy } from '../../copy/admin-reconciliation.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { useSingleFlight } from '../../shell/use-single-flight.ts';

export type RunActionsOptions = {
  /** null before the first run. */
  last: Reconciliation | null;
  onStart: () => Promise<{ isNew: boolean }>;
  onRefresh: () => Promise<void>;
};

/** The outcome of a request, if the run itself does not show it. */
type Message = { tone: 'info' | 'critical'; title: string; sentence: string | undefined };

/** Starts or refreshes a run, one request at a time, and keeps the message to show. */
export function useRunActions({ last, onStart, onRefresh }: RunActionsOptions) {
  const [message, setMessage] = useState<Message>();
  const [pendingLabel, setPendingLabel] = useState('');
  const [run, isPending] = useSingleFlight(
    async (pending: string, failed: string, act: () => Promise<Message | undefined>) => {
      setPendingLabel(pending);
      setMessage(undefined);
      try {
        setMessage(await act());
      } catch (error) {
        setMessage({ tone: 'critical', title: failed, sentence: getErrorMessage(error) });
      }
    },
  );

  return {
    message,
    pending: isPending && pendingLabel,
    runNow: () =>
      run(copy.starting, copy.startFailed, async () => {
        const isUnfinished = last !== null && last.finishedAt === null;
        const { isNew } = await onStart();
        if (isNew || isUnfinished) return undefined;
        return { tone: 'info', title: copy.alreadyRunning, sentence: copy.alreadyRunningHint };
      }),
    refresh: () =>
      run(copy.refreshing, copy.refreshFailed, async () => {
        await onRefresh();
        return undefined;
      }),
  };
}
