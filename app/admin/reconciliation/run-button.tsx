import type { Ref } from 'react';
import type { Reconciliation } from '#contract/reconciliation';
import { Button } from '#ui/button';
import { reconciliation as copy } from '../../copy/admin-reconciliation.ts';
import { isReconciliationRunning } from '../../data/reconciliation.ts';

type CompareButtonProps = {
  last: Reconciliation | null;
  /** The word for what was asked for and is not answered yet. */
  pending: string | false;
  onCompare: () => void;
  onRefresh: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** The next thing to do. It is one button whatever it says, so that the focus stays on it. */
export function RunButton(props: CompareButtonProps) {
  const { last, pending, onCompare, onRefresh, ref } = props;
  const isRunning = last !== null && isReconciliationRunning(last);
  const isOpen = last !== null && last.finishedAt === null;
  return (
    <Button
      ref={ref}
      size="small"
      variant={isRunning ? 'quiet' : 'primary'}
      pending={pending}
      onClick={isRunning ? onRefresh : onCompare}
    >
      {isRunning ? copy.refresh : isOpen ? copy.again : copy.runNow}
    </Button>
  );
}
