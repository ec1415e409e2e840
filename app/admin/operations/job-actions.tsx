import type { RefObject } from 'react';
import type { FailedJob } from '#contract/operations';
import { Button } from '#ui/button';
import { jobs as copy } from '../../copy/admin-operations.ts';
import { useOperationsActions } from '../../data/operations.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useFocusOnRemoval } from '../list/use-focus-fallback.ts';
import { jobName } from './job-columns.tsx';

type JobActionsProps = {
  job: FailedJob;
  onDiscard: () => void;
  /** Gets the focus when the row is gone. */
  title: RefObject<HTMLElement | null>;
};

/** Runs a failed job again, or asks whether to discard it. */
export function JobActions({ job, onDiscard, title }: JobActionsProps) {
  const name = jobName(job);
  const { retryJob } = useOperationsActions();
  const toast = useToast();
  const [retry, isRetrying] = useAction(
    async () => {
      await retryJob(job.id);
      toast(copy.retried(name));
    },
    { title: copy.retryFailed },
  );
  return (
    <>
      <Button
        ref={useFocusOnRemoval(title)}
        variant="plain"
        size="small"
        aria-label={copy.retryOf(name)}
        loading={isRetrying && copy.retrying}
        onClick={retry}
      >
        {copy.retry}
      </Button>
      <Button
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        aria-label={copy.discardOf(name)}
        onClick={onDiscard}
      >
        {copy.discard}
      </Button>
    </>
  );
}
