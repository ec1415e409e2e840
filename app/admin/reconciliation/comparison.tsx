import { useRef } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { reconciliation as words } from '../../copy/admin-reconciliation.ts';
import { Moment } from '../../format/moment.tsx';
import { CompareButton } from './compare-button.tsx';
import { ComparisonFigures } from './comparison-figures.tsx';
import { Differences } from './differences.tsx';
import { UnmatchedSubscriptions } from './unmatched-subscriptions.tsx';
import { useComparing } from './use-comparing.ts';
import { Verdict } from './verdict.tsx';

export type ComparisonProps = {
  /** null: there was none yet. */
  last: Reconciliation | null;
  onStart: () => Promise<{ isNew: boolean }>;
  onRefresh: () => Promise<void>;
};

/** The last comparison: when it was, what it has shown, and the way to the next one. */
export function Comparison({ last, onStart, onRefresh }: ComparisonProps) {
  const { said, pending, compare, refresh } = useComparing({ last, onStart, onRefresh });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Inline justify="between" gap="s">
          <Text size="small" tone="soft">
            {last && <Times {...last} />}
          </Text>
          <CompareButton
            ref={button}
            last={last}
            pending={pending}
            onCompare={compare}
            onRefresh={refresh}
          />
        </Inline>
        {said && (
          <Notice live={said.tone === 'critical' ? 'urgent' : 'polite'} {...said}>
            {said.sentence}
          </Notice>
        )}
        <Verdict last={last} />
      </Stack>
      {last && (
        <>
          <ComparisonFigures run={last} />
          <UnmatchedSubscriptions run={last} endAt={button} />
          <Differences key={last.startedAt} run={last} />
        </>
      )}
    </Stack>
  );
}

function Times({ startedAt, finishedAt }: Reconciliation) {
  return (
    <>
      {words.begun} <Moment at={startedAt} />
      {finishedAt && (
        <>
          , {words.ended} <Moment at={finishedAt} />
        </>
      )}
    </>
  );
}
