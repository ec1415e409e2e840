import { reports as copy } from '../../copy/admin-series.ts';
import { useAnalytics } from '../../data/analytics.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { AnalyticsReports } from './analytics-reports.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.analytics} />
      <RequireAdmin permission="analytics.read" loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <Reports />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}

/** The days can't be chosen before it is known whose they are. */
function Reports() {
  const { figures, failed, onRetry } = useAnalytics(true);
  if (figures) return <AnalyticsReports zone={figures.timeZone} />;
  return failed ? (
    <LoadFailed title={copy.overview.failed} failed={failed} onRetry={onRetry} />
  ) : null;
}
