import { type RefObject, useRef } from 'react';
import type { FailedWebhook, WebhooksState } from '#contract/operations';
import { Button } from '#ui/button';
import { events as copy, operations } from '../../copy/admin-operations.ts';
import { useOperationsActions } from '../../data/operations.ts';
import { useMay } from '../../data/permissions.ts';
import type { Resource } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { Status } from '../../format/status.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import type { OptionalColumn } from '../list/list-column.tsx';
import { useFocusOnRemoval } from '../list/use-focus-fallback.ts';
import { FailureTable } from './failure-table.tsx';
import { OperationsSection } from './operations-section.tsx';

type ReplayButtonProps = {
  event: FailedWebhook;
  /** Gets the focus when the row is gone. */
  title: RefObject<HTMLElement | null>;
};

const { columns } = copy;

export const eventColumns: readonly OptionalColumn<FailedWebhook>[] = [
  {
    id: 'type',
    heading: columns.type,
    width: 'long',
    primary: true,
    cell: ({ type }) => <bdi>{type}</bdi>,
  },
  { id: 'id', whereWide: true, heading: columns.id, cell: ({ id }) => <bdi>{id}</bdi> },
  { id: 'error', heading: columns.error, cell: ({ error }) => <bdi>{error}</bdi> },
  {
    id: 'attempts',
    whereWide: true,
    heading: columns.attempts,
    width: 'short',
    align: 'end',
    cell: ({ attempts }) => attempts,
  },
  {
    id: 'failedAt',
    heading: columns.failedAt,
    width: 'long',
    cell: ({ failedAt }) => <DateTime at={failedAt} />,
  },
];

/** When the payment provider's last event arrived, and those that failed, to replay. */
export function EventsSection({ webhooks }: { webhooks: Resource<WebhooksState> }) {
  const mayRun = useMay()('operations.run');
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <OperationsSection
      name="events"
      texts={copy}
      resource={webhooks}
      status={statusOf}
      titleRef={title}
    >
      {(state) => (
        <FailureTable
          texts={copy}
          count={state.failedCount}
          summary={<Summary {...state} />}
          columns={eventColumns}
          rows={state.failed}
          rowKey={({ id }) => id}
          {...(mayRun && {
            rowActions: (event: FailedWebhook) => <ReplayButton event={event} title={title} />,
          })}
          actionsWidth="short"
        />
      )}
    </OperationsSection>
  );
}

function statusOf({ failedCount }: WebhooksState): Status {
  return failedCount > 0
    ? { label: copy.failedCount(formatCount(failedCount)), tone: 'critical' }
    : { label: operations.working, tone: 'positive' };
}

function Summary({ lastReceivedAt, lagSeconds }: WebhooksState) {
  if (lastReceivedAt === null) return copy.noneReceived;
  return (
    <>
      {copy.received} <DateTime at={lastReceivedAt} />
      {copy.lag(formatCount(lagSeconds ?? 0))}
    </>
  );
}

/** Processes a failed event of the payment provider again. */
function ReplayButton({ event: { id, type }, title }: ReplayButtonProps) {
  const { replayEvent } = useOperationsActions();
  const toast = useToast();
  const removable = useFocusOnRemoval(title);
  const [replay, isReplaying] = useAction(
    async () => {
      await replayEvent(id);
      toast(copy.replayed);
    },
    { title: copy.replayFailed },
  );
  return (
    <Button
      ref={removable}
      variant="plain"
      size="small"
      aria-label={copy.replayOf(type, id)}
      loading={isReplaying && copy.replaying}
      onClick={replay}
    >
      {copy.replay}
    </Button>
  );
}
