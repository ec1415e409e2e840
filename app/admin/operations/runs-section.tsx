import type { RunsState } from '#contract/operations';
import { type Description, DescriptionList } from '#ui/description-list';
import { TextLink } from '#ui/link';
import { runs as copy, operations } from '../../copy/admin-operations.ts';
import type { Resource } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import { formatFileSize } from '../../format/file-info.ts';
import type { Status } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { OperationsSection } from './operations-section.tsx';

/** The last reconciliation and the last backup. */
export function RunsSection({ runs }: { runs: Resource<RunsState> }) {
  return (
    <OperationsSection name="runs" texts={copy} resource={runs} status={statusOf}>
      {(state) => (
        <>
          <DescriptionList items={describe(state)} />
          <TextLink href={paths.adminReconciliation} standalone>
            {copy.open}
          </TextLink>
        </>
      )}
    </OperationsSection>
  );
}

function statusOf({ reconciliation }: RunsState): Status | undefined {
  if (!reconciliation) return undefined;
  const { error, findings, finishedAt } = reconciliation;
  if (error) return { label: copy.stopped, tone: 'critical' };
  if (findings > 0) return { label: copy.findings(formatCount(findings)), tone: 'critical' };
  return finishedAt
    ? { label: copy.matches, tone: 'positive' }
    : { label: copy.running, tone: 'info' };
}

function describe({ reconciliation, backup }: RunsState): Description[] {
  return [
    {
      term: copy.reconciliation,
      detail: reconciliation ? <DateTime at={reconciliation.startedAt} /> : operations.never,
    },
    {
      term: copy.backup,
      detail: backup ? <DateTime at={backup.finishedAt} /> : copy.noBackup,
    },
    ...(backup ? [{ term: copy.size, detail: formatFileSize(backup.bytes) }] : []),
  ];
}
