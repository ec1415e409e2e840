import { admin as copy } from '../../copy/admin.ts';
import { useAnalytics } from '../../data/analytics.ts';
import { useMay } from '../../data/permissions.ts';
import { useWaiting } from '../../data/waiting.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useIsHydrated } from '../../state/use-is-hydrated.ts';
import { RequireAdmin } from '../require-admin.tsx';
import { WebhookVersionNotice } from '../webhook-version-notice.tsx';
import { AdminDashboard } from './dashboard.tsx';
import { tabs } from './tabs.tsx';
import { useOpenTab } from './use-open-tab.ts';

export function Component() {
  const { tab } = useOpenTab();
  const isHydrated = useIsHydrated();
  const permission = tabs.find(({ value }) => value === tab)?.permission;
  return (
    <>
      <PageMeta title={copy.title} description={copy.subtitle} path={paths.admin} noindex />
      <RequireAdmin
        loading={<AdminDashboard tab={isHydrated ? tab : undefined} />}
        {...(permission && { permission })}
      >
        {() => <OpenDashboard />}
      </RequireAdmin>
    </>
  );
}

function OpenDashboard() {
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
      waiting={waiting}
      hasFigures={mayReadFigures}
      notice={may('operations.read') && <WebhookVersionNotice />}
      tabs={open}
      tab={tab}
      onTabChange={openTab}
    />
  );
}
