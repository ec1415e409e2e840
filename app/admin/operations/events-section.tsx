import { useRef } from 'react';
import type { FailedWebhook, WebhooksState } from '#contract/operations';
import { events as copy, operations } from '../../copy/admin-operations.ts';
import { useMay } from '../../data/permissions.ts';
import type { Resource } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { Status } from '../../format/status.ts';
import { eventColumns } from './event-columns.tsx';
import { FailureTable } from './failure-table.tsx';
import { OperationsSection } from './operations-section.tsx';
import { ReplayButton } from './replay-button.tsx';

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
