import { Text } from '#ui/text';
import { reconciliation as copy } from '../../copy/admin-reconciliation.ts';
import { useReconciliation } from '../../data/reconciliation.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { WebhookVersionNotice } from '../webhook-version-notice.tsx';
import { LastRun } from './last-run.tsx';

export function Reconciliation() {
  return (
    <>
      <WebhookVersionNotice />
      <LoadedRun />
    </>
  );
}

/** Loads the last run and shows it. */
function LoadedRun() {
  const { last, failed, onRetry, refresh, start } = useReconciliation();
  if (last !== undefined) return <LastRun last={last} onStart={start} onRefresh={refresh} />;
  if (!failed) return <Text tone="soft">{copy.loading}</Text>;
  return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />;
}
