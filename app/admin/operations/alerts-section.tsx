import { describeProblem } from '#contract/describe-problem';
import type { Alert, AlertsState } from '#contract/operations';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/table';
import { alerts as copy } from '../../copy/admin-operations.ts';
import type { Resource } from '../../data/resource.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { Status } from '../../format/status.ts';
import { FailureTable } from './failure-table.tsx';
import { OperationsSection } from './operations-section.tsx';

/** Who is told of problems, and which there were. */
export function AlertsSection({ alerts }: { alerts: Resource<AlertsState> }) {
  return (
    <OperationsSection name="alerts" texts={copy} resource={alerts} status={statusOf}>
      {(state) => (
        <FailureTable
          texts={copy}
          count={state.alerts.length}
          summary={<Summary {...state} />}
          columns={columns}
          rows={state.alerts}
          rowKey={({ id }) => id}
        />
      )}
    </OperationsSection>
  );
}

function statusOf({ emails, hasWebhook }: AlertsState): Status {
  return emails.length > 0 || hasWebhook
    ? { label: copy.on, tone: 'positive' }
    : { label: copy.off, tone: 'caution' };
}

function Summary({ emails, hasWebhook }: AlertsState) {
  if (emails.length === 0 && !hasWebhook) return copy.setUp;
  const places = [...emails, ...(hasWebhook ? [copy.webhook] : [])];
  return copy.told(new Intl.ListFormat('en', { type: 'conjunction' }).format(places));
}

const columns: readonly Column<Alert>[] = [
  {
    id: 'problem',
    heading: copy.columns.problem,
    primary: true,
    cell: (alert) => describeProblem(alert).title,
  },
  {
    id: 'status',
    heading: copy.columns.status,
    width: 'medium',
    cell: ({ recoveredAt }) =>
      recoveredAt ? <Badge>{copy.recovered}</Badge> : <Badge tone="critical">{copy.open}</Badge>,
  },
  {
    id: 'openedAt',
    heading: copy.columns.openedAt,
    width: 'wide',
    cell: ({ openedAt }) => <DateTime at={openedAt} />,
  },
  {
    id: 'recoveredAt',
    heading: copy.columns.recoveredAt,
    width: 'wide',
    cell: ({ recoveredAt }) => recoveredAt && <DateTime at={recoveredAt} />,
  },
];
