import { admin as copy } from '../../copy/admin.ts';
import { useAnalytics } from '../../data/analytics.ts';
import { useMay } from '../../data/permissions.ts';
import { useWaiting } from '../../data/waiting.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { type AdminSession, RequireAdmin } from '../require-admin.tsx';
import { WaitingList } from '../waiting/waiting-list.tsx';
import { WebhookVersionNotice } from '../webhook-version-notice.tsx';
import { AdminDashboard } from './dashboard.tsx';
import { tabs } from './tabs.tsx';
import { useOpenTab } from './use-open-tab.ts';

export function Component() {
  const { tab } = useOpenTab();
  const permission = tabs.find(({ value }) => value === tab)?.permission;
  return (
    <>
      <PageMeta title={copy.title} description={copy.subtitle} path={paths.admin} noindex />
      <RequireAdmin loading={<AdminDashboard />} {...(permission && { permission })}>
        {(visit) => <OpenDashboard {...visit} />}
      </RequireAdmin>
    </>
  );
}

function OpenDashboard({ logout }: AdminSession) {
  const { tab, openTab } = useOpenTab();
  const may = useMay();
  const mayReadFigures = may('analytics.read');
  const { figures, failed, onRetry } = useAnalytics(mayReadFigures);
  const open = tabs.filter(({ permission }) => !permission || may(permission));
  const waiting = useWaiting(true);
  return (
    <AdminDashboard
      figures={figures}
      failed={failed}
      onRetry={onRetry}
      waiting={<WaitingList {...waiting} />}
      hasFigures={mayReadFigures}
      notice={may('operations.read') && <WebhookVersionNotice />}
      onLogout={logout}
      tabs={open}
      tab={tab}
      onTabChange={openTab}
    />
  );
}
