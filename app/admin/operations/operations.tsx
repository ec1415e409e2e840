import type { ProcessesState, ProviderState, ShopProcess } from '#contract/operations';
import { DescriptionList } from '#ui/description-list';
import { Grid } from '#ui/grid';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { provider as copy, operations, processes } from '../../copy/admin-operations.ts';
import { useOperations } from '../../data/operations.ts';
import type { Resource } from '../../data/resource.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { Status } from '../../format/status.ts';
import { useNow } from '../../format/use-now.ts';
import { AlertsSection } from './alerts-section.tsx';
import { CertificateSection } from './certificate-section.tsx';
import { EventsSection } from './events-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { OperationsSection } from './operations-section.tsx';
import { Overview } from './overview.tsx';
import { ProcessesSection } from './processes-section.tsx';
import { RunsSection } from './runs-section.tsx';
import { StorageSection } from './storage-section.tsx';

/** What is wrong first, then every part that the shop has of what runs behind it. */
export function Operations() {
  const parts = useOperations();
  const now = useNow();
  const alone = onlyProcess(parts.processes.data);
  const isEncrypted = parts.certificate.data?.host !== null;
  return (
    <Stack gap="xl">
      <Overview parts={parts} now={now} />
      {!alone && <ProcessesSection processes={parts.processes} now={now} />}
      <JobsSection jobs={parts.jobs} />
      <MailsSection mails={parts.mails} />
      <EventsSection webhooks={parts.webhooks} />
      <AlertsSection alerts={parts.alerts} />
      <Grid min="card" gap="xl">
        <ProviderSection provider={parts.provider} />
        <StorageSection storage={parts.storage} />
        <RunsSection runs={parts.runs} />
        {isEncrypted && <CertificateSection certificate={parts.certificate} now={now} />}
      </Grid>
      {alone && (
        <Text size="small" tone="soft">
          {processes.alone(alone.release, alone.schemaVersion)}
        </Text>
      )}
    </Stack>
  );
}

/** The process that does all there is to do, if no other one has reported: there is nothing to compare. */
function onlyProcess(state: ProcessesState | undefined): ShopProcess | undefined {
  const [only, ...others] = state?.processes ?? [];
  return only?.isAlive && only.role === 'all' && others.length === 0 ? only : undefined;
}

/** Whether the payment provider responds. */
function ProviderSection({ provider }: { provider: Resource<ProviderState> }) {
  return (
    <OperationsSection name="provider" texts={copy} resource={provider} status={statusOf}>
      {({ lastAnsweredAt, lastFailedAt, failingSince }) => (
        <DescriptionList
          items={[
            { term: copy.answered, detail: <Moment at={lastAnsweredAt} /> },
            { term: copy.lastFailure, detail: <Moment at={lastFailedAt} /> },
            ...(failingSince
              ? [{ term: copy.failingSince, detail: <DateTime at={failingSince} /> }]
              : []),
          ]}
        />
      )}
    </OperationsSection>
  );
}

function statusOf({ isReachable }: ProviderState): Status {
  if (isReachable === null) return { label: copy.unknown, tone: 'neutral' };
  return isReachable
    ? { label: copy.reachable, tone: 'positive' }
    : { label: copy.unreachable, tone: 'critical' };
}

function Moment({ at }: { at: string | null }) {
  return at === null ? operations.never : <DateTime at={at} />;
}
