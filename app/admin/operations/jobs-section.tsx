import { type RefObject, useRef } from 'react';
import type { FailedJob, JobsState } from '#contract/operations';
import { Button } from '#ui/button';
import { jobs as copy, discarding, operations } from '../../copy/admin-operations.ts';
import { useOperationsActions } from '../../data/operations.ts';
import { useMay } from '../../data/permissions.ts';
import type { Resource } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { Status } from '../../format/status.ts';
import { useAction } from '../../shell/use-action.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useToast } from '../../state/toasts.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useFocusOnRemoval } from '../list/use-focus-fallback.ts';
import { FailureTable } from './failure-table.tsx';
import { jobColumns, jobName } from './job-columns.tsx';
import { OperationsSection } from './operations-section.tsx';

type JobActionsProps = {
  job: FailedJob;
  onDiscard: () => void;
  /** Gets the focus when the row is gone. */
  title: RefObject<HTMLElement | null>;
};

/** The background jobs, and those that failed for good, to retry or discard. */
export function JobsSection({ jobs }: { jobs: Resource<JobsState> }) {
  const { discardJob } = useOperationsActions();
  const mayRun = useMay()('operations.run');
  const removing = useDialogState<FailedJob>();
  const title = useRef<HTMLHeadingElement>(null);
  const removed = removing.opening?.subject;
  return (
    <OperationsSection name="jobs" texts={copy} resource={jobs} status={statusOf} titleRef={title}>
      {(state) => (
        <>
          <FailureTable
            texts={copy}
            count={state.failedCount}
            summary={<Summary {...state} />}
            columns={jobColumns}
            rows={state.failed}
            rowKey={({ id }) => id}
            {...(mayRun && {
              rowActions: (job: FailedJob) => (
                <JobActions job={job} onDiscard={() => removing.open(job)} title={title} />
              ),
            })}
            actionsWidth="long"
          />
          {removing.opening && removed && (
            <DeleteDialog
              key={removing.opening.key}
              copy={discarding}
              name={jobName(removed)}
              onDelete={() => discardJob(removed.id)}
              open={removing.opening.isOpen}
              onOpenChange={removing.onOpenChange}
              finalFocus={title}
            />
          )}
        </>
      )}
    </OperationsSection>
  );
}

function statusOf({ failedCount }: JobsState): Status {
  return failedCount > 0
    ? { label: copy.failedCount(formatCount(failedCount)), tone: 'critical' }
    : { label: operations.working, tone: 'positive' };
}

function Summary({ waiting, active, retrying, oldestDueAt }: JobsState) {
  return (
    <>
      {copy.summary(formatCount(active), formatCount(waiting), formatCount(retrying))}
      {oldestDueAt && (
        <>
          {' '}
          {copy.since} <DateTime at={oldestDueAt} />.
        </>
      )}
    </>
  );
}

/** Runs a failed job again, or asks whether to discard it. */
function JobActions({ job, onDiscard, title }: JobActionsProps) {
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
