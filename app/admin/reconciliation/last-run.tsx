import { type Ref, useRef, useState } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { reconciliation as copy } from '../../copy/admin-reconciliation.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { isReconciliationRunning } from '../../data/reconciliation.ts';
import { DateTime } from '../../format/date-time.tsx';
import { useSingleFlight } from '../../shell/use-single-flight.ts';
import { Allowed } from '../allowed.tsx';
import { Differences } from './differences.tsx';
import { RunStats } from './run-stats.tsx';
import { RunStatus } from './run-status.tsx';
import { UnmatchedSubscriptions } from './unmatched-subscriptions.tsx';

type RunActionsOptions = {
  /** null before the first run. */
  last: Reconciliation | null;
  onStart: () => Promise<{ isNew: boolean }>;
  onRefresh: () => Promise<void>;
};

/** The outcome of a request, if the run itself does not show it. */
type Message = { tone: 'info' | 'critical'; title: string; sentence: string | undefined };

type RunButtonProps = {
  last: Reconciliation | null;
  /** The label while a request is pending. */
  loading: string | false;
  onRun: () => void;
  onRefresh: () => void;
  ref: Ref<HTMLButtonElement>;
};

export type LastRunProps = RunActionsOptions;

/** The last run: its times, status, statistics and differences. */
export function LastRun({ last, onStart, onRefresh }: LastRunProps) {
  const { message, pending, runNow, refresh } = useRunActions({ last, onStart, onRefresh });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Inline justify="between" gap="s">
          <Text size="small" tone="soft">
            {last && <Times {...last} />}
          </Text>
          <Allowed to="payments.resolve">
            <RunButton
              ref={button}
              last={last}
              loading={pending}
              onRun={runNow}
              onRefresh={refresh}
            />
          </Allowed>
        </Inline>
        {message && (
          <Notice live={message.tone === 'critical' ? 'assertive' : 'polite'} {...message}>
            {message.sentence}
          </Notice>
        )}
        <RunStatus last={last} />
      </Stack>
      {last && (
        <>
          <RunStats run={last} />
          <UnmatchedSubscriptions run={last} finalFocus={button} />
          <Differences key={last.startedAt} run={last} />
        </>
      )}
    </Stack>
  );
}

function Times({ startedAt, finishedAt }: Reconciliation) {
  return (
    <>
      {copy.started} <DateTime at={startedAt} />
      {finishedAt && (
        <>
          , {copy.ended} <DateTime at={finishedAt} />
        </>
      )}
    </>
  );
}

/** Starts, resumes or refreshes a run. One button for all three, so that it keeps focus. */
function RunButton(props: RunButtonProps) {
  const { last, loading: pending, onRun, onRefresh, ref } = props;
  const isRunning = last !== null && isReconciliationRunning(last);
  const isUnfinished = last !== null && last.finishedAt === null;
  return (
    <Button
      ref={ref}
      size="small"
      variant={isRunning ? 'quiet' : 'primary'}
      loading={pending}
      onClick={isRunning ? onRefresh : onRun}
    >
      {isRunning ? copy.refresh : isUnfinished ? copy.again : copy.runNow}
    </Button>
  );
}

/** Starts or refreshes a run, one request at a time, and keeps the message to show. */
function useRunActions({ last, onStart, onRefresh }: RunActionsOptions) {
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
