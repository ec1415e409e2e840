import type { ProcessesState, ShopProcess } from '#contract/operations';
import { Badge } from '#ui/badge';
import { Table } from '#ui/table';
import { Text } from '#ui/text';
import { processes as copy } from '../../copy/admin-operations.ts';
import type { Resource } from '../../data/resource.ts';
import { DateTime } from '../../format/date-time.tsx';
import { formatSpan } from '../../format/deadline.ts';
import type { Status } from '../../format/status.ts';
import type { OptionalColumn } from '../list/list-column.tsx';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';
import { OperationsSection } from './operations-section.tsx';

type ProcessesSectionProps = { processes: Resource<ProcessesState>; now: Date };

/** The shop's processes and their versions, and whether one of them runs jobs. */
export function ProcessesSection({ processes, now }: ProcessesSectionProps) {
  const columns = processColumns(now);
  const leftOut = useLeftOutColumns(columns);
  return (
    <OperationsSection name="processes" texts={copy} resource={processes} status={statusOf}>
      {({ schemaVersion, processes: rows }) => (
        <>
          <Table
            aria-label={copy.label}
            columns={columns}
            hiddenColumns={leftOut}
            rows={rows}
            rowKey={({ id }) => id}
            empty={{ title: copy.empty }}
          />
          <Text size="small" tone="soft">
            {notes(schemaVersion, rows).join(' ')}
          </Text>
        </>
      )}
    </OperationsSection>
  );
}

function statusOf({ processes: rows }: ProcessesState): Status {
  return rows.some(({ role, isAlive }) => isAlive && role !== 'web')
    ? { label: copy.working, tone: 'positive' }
    : { label: copy.notWorking, tone: 'critical' };
}

function notes(schemaVersion: string, rows: readonly ShopProcess[]): string[] {
  const alive = rows.filter(({ isAlive }) => isAlive);
  const releases = new Set(alive.map(({ release }) => release));
  return [
    copy.database(schemaVersion),
    ...(releases.size > 1 ? [copy.differ] : []),
    ...(alive.length < rows.length ? [copy.forgotten] : []),
  ];
}

export const processColumns = (now: Date): readonly OptionalColumn<ShopProcess>[] => [
  {
    id: 'role',
    heading: copy.columns.role,
    width: 'medium',
    primary: true,
    cell: ({ role }) => copy.roles[role],
  },
  {
    id: 'release',
    heading: copy.columns.release,
    cell: ({ release }) => <bdi>{release}</bdi>,
  },
  {
    id: 'schema',
    whereWide: true,
    heading: copy.columns.schema,
    cell: ({ schemaVersion }) => <bdi>{schemaVersion}</bdi>,
  },
  {
    id: 'startedAt',
    heading: copy.columns.startedAt,
    width: 'long',
    cell: ({ startedAt }) => <DateTime at={startedAt} />,
  },
  {
    id: 'status',
    heading: copy.columns.status,
    width: 'long',
    cell: ({ isAlive, seenAt }) =>
      isAlive ? (
        <Badge tone="positive">{copy.running}</Badge>
      ) : (
        <Badge tone="critical">{copy.silent(formatSpan(seenAt, now))}</Badge>
      ),
  },
];
