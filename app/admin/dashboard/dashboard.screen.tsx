import { type ReactNode, Suspense } from 'react';
import type { Analytics } from '#contract/analytics';
import type { Permission } from '#contract/permissions';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { type Tab, Tabs } from '#ui/tabs';
import { Text } from '#ui/text';
import { admin as copy } from '../../copy/admin.ts';
import { useAnalytics } from '../../data/analytics.ts';
import { useMay } from '../../data/permissions.ts';
import type { LoadState } from '../../data/resource.ts';
import { useWaiting } from '../../data/waiting.ts';
import { paths } from '../../paths.ts';
import { sections } from '../../sections.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useIsHydrated } from '../../state/use-is-hydrated.ts';
import { AdminContainer } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import type { AdminSection } from '../section.ts';
import { WaitingList, type WaitingListProps, WaitingMenu } from '../waiting/waiting-list.tsx';
import { WebhookVersionNotice } from '../webhook-version-notice.tsx';
import * as css from './dashboard.css.ts';
import { SummaryCards, SummaryLine } from './summary-cards.tsx';
import { type TabName, tabNames, useOpenTab } from './use-open-tab.ts';

type AdminDashboardProps = Partial<LoadState> & {
  /** Undefined while loading. */
  figures?: Analytics | undefined;
  /** Whether the admin may see them. */
  hasFigures?: boolean;
  /** A warning above the tabs. */
  notice?: ReactNode;
  /** What waits for the admin. */
  waiting?: WaitingListProps;
  /** Missing until the session is checked. */
  tabs?: readonly Tab[];
  /** Unknown in the server’s page, which is the same for all tabs. */
  tab?: TabName | undefined;
  onTabChange?: (tab: string) => void;
};

const titleId = 'admin-title';

type DashboardTab = Tab & { permission?: Permission | undefined };

/** The six tabs. All but the first load their code when opened. */
const tabs: readonly DashboardTab[] = tabNames.map((name) => {
  const { label, permission, tab } = sectionOf(name);
  return {
    value: name,
    label,
    permission,
    panel: (
      <div className={css.panel}>
        <Suspense>{tab && <tab.Panel />}</Suspense>
      </div>
    ),
  };
});

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

function sectionOf(name: TabName): AdminSection {
  const found = sections.find(({ tab }: AdminSection) => tab?.name === name);
  if (!found) throw new Error(`No section is the tab ${name}`);
  return found;
}

/**
 * The six tabs of the admin dashboard. The first has what waits and the summary cards above it; on the
 * others they are one line.
 */
export function AdminDashboard({
  figures,
  hasFigures = true,
  failed,
  onRetry = () => {},
  notice,
  waiting = { waiting: undefined },
  tabs,
  tab,
  onTabChange = () => {},
}: AdminDashboardProps) {
  const summary = { figures, failed, onRetry };
  return (
    <AdminContainer aria-labelledby={titleId}>
      <Stack gap="xs">
        <div className={css.title}>
          <Heading level={1} size={4} id={titleId}>
            {copy.title}
          </Heading>
          <Text size="small" tone="soft">
            {copy.subtitle}
          </Text>
        </div>
        {notice}
        {tab === tabNames[0] && (
          <>
            <WaitingList {...waiting} />
            {hasFigures && <SummaryCards {...summary} />}
          </>
        )}
        {tab && tab !== tabNames[0] && (
          <div className={css.line}>
            <WaitingMenu {...waiting} />
            {hasFigures && <SummaryLine {...summary} />}
          </div>
        )}
        {tabs && tab ? (
          <div id="lists" className={css.lists}>
            <Tabs aria-label={copy.choose} tabs={tabs} value={tab} onValueChange={onTabChange} />
          </div>
        ) : (
          <div className={css.panel} />
        )}
      </Stack>
    </AdminContainer>
  );
}
