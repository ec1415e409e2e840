import { useRef } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { reconciliation as copy } from '../../copy/admin-reconciliation.ts';
import { DateTime } from '../../format/date-time.tsx';
import { Allowed } from '../allowed.tsx';
import { Differences } from './differences.tsx';
import { RunButton } from './run-button.tsx';
import { RunStats } from './run-stats.tsx';
import { RunStatus } from './run-status.tsx';
import { UnmatchedSubscriptions } from './unmatched-subscriptions.tsx';
import { type RunActionsOptions, useRunActions } from './use-run-actions.ts';

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
