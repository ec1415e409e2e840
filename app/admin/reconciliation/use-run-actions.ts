import { useState } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { reconciliation as copy } from '../../copy/admin-reconciliation.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { useSingleFlight } from '../../shell/use-single-flight.ts';

export type RunActionsOptions = {
  /** null: there was none yet. */
  last: Reconciliation | null;
  onStart: () => Promise<{ isNew: boolean }>;
  onRefresh: () => Promise<void>;
};

/** What a press has led to, where the comparison itself does not tell. */
type Said = { tone: 'info' | 'critical'; title: string; sentence: string | undefined };

/** The two things that one can ask for, one at a time, and what is said of the last one in place. */
export function useRunActions({ last, onStart, onRefresh }: RunActionsOptions) {
  const [said, setSaid] = useState<Said>();
  const [word, setWord] = useState('');
  const [run, isUnderway] = useSingleFlight(
    async (pending: string, failed: string, act: () => Promise<Said | undefined>) => {
      setWord(pending);
      setSaid(undefined);
      try {
        setSaid(await act());
      } catch (error) {
        setSaid({ tone: 'critical', title: failed, sentence: getErrorMessage(error) });
      }
    },
  );

  return {
    said,
    pending: isUnderway && word,
    compare: () =>
      run(copy.starting, copy.startFailed, async () => {
        const isOpen = last !== null && last.finishedAt === null;
        const { isNew } = await onStart();
        if (isNew || isOpen) return undefined;
        return { tone: 'info', title: copy.alreadyRunning, sentence: copy.alreadyRunningHint };
      }),
    refresh: () =>
      run(copy.refreshing, copy.refreshFailed, async () => {
        await onRefresh();
        return undefined;
      }),
  };
}
