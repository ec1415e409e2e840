import type { Ref } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { Button } from '#ui/button';
import { reconciliation as copy } from '../../copy/admin-reconciliation.ts';
import { isReconciliationRunning } from '../../data/reconciliation.ts';

type RunButtonProps = {
  last: Reconciliation | null;
  /** The label while a request is pending. */
  loading: string | false;
  onRun: () => void;
  onRefresh: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** Starts, resumes or refreshes a run. One button for all three, so that it keeps focus. */
export function RunButton(props: RunButtonProps) {
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
