import { useAnalytics } from '../../data/analytics.ts';
import { useWaiting } from '../../data/waiting.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { type AdminSession, RequireAdmin } from '../require-admin.tsx';
import { WaitingList } from '../waiting/waiting-list.tsx';
import { WebhookVersionNotice } from '../webhook-version-notice.tsx';
import { AdminDashboard } from './dashboard.tsx';
import { tabs } from './tabs.tsx';
import { useOpenTab } from './use-open-tab.ts';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.admin} />
      <RequireAdmin loading={<AdminDashboard />}>
        {(visit) => <OpenDashboard {...visit} />}
      </RequireAdmin>
    </>
  );
}

function OpenDashboard({ logout }: AdminSession) {
  const { tab, openTab } = useOpenTab();
  const { figures, failed, onRetry } = useAnalytics();
  const waiting = useWaiting(true);
  return (
    <AdminDashboard
      figures={figures}
      failed={failed}
      onRetry={onRetry}
      waiting={<WaitingList {...waiting} />}
      notice={<WebhookVersionNotice />}
      onLogout={logout}
      tabs={tabs}
      tab={tab}
      onTabChange={openTab}
    />
  );
}
