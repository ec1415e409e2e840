import { Grid } from '#ui/grid';
import { Stack } from '#ui/stack';
import { useOperations } from '../../data/operations.ts';
import { useNow } from '../../format/use-now.ts';
import { AlertsSection } from './alerts-section.tsx';
import { CertificateSection } from './certificate-section.tsx';
import { EventsSection } from './events-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { Overview } from './overview.tsx';
import { ProcessesSection } from './processes-section.tsx';
import { ProviderSection } from './provider-section.tsx';
import { RunsSection } from './runs-section.tsx';
import { StorageSection } from './storage-section.tsx';

/** What is wrong first, then every part of what runs behind the shop. */
export function Operations() {
  const parts = useOperations();
  const now = useNow();
  return (
    <Stack gap="xl">
      <Overview parts={parts} now={now} />
      <ProcessesSection processes={parts.processes} now={now} />
      <JobsSection jobs={parts.jobs} />
      <MailsSection mails={parts.mails} />
      <EventsSection webhooks={parts.webhooks} />
      <AlertsSection alerts={parts.alerts} />
      <Grid min="card" gap="xl">
        <ProviderSection provider={parts.provider} />
        <StorageSection storage={parts.storage} />
        <RunsSection runs={parts.runs} />
        <CertificateSection certificate={parts.certificate} now={now} />
      </Grid>
    </Stack>
  );
}
