import type { ReactNode } from 'react';
import type { Analytics } from '#contract/analytics';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { type Tab, Tabs } from '#ui/tabs';
import { Text } from '#ui/text';
import { admin as copy } from '../../copy/admin.ts';
import type { LoadState } from '../../data/resource.ts';
import { AdminContainer } from '../admin-container.tsx';
import { WaitingList, type WaitingListProps, WaitingMenu } from '../waiting/waiting-list.tsx';
import * as css from './dashboard.css.ts';
import { SummaryCards, SummaryLine } from './summary-cards.tsx';
import { type TabName, tabNames } from './use-open-tab.ts';

export type AdminDashboardProps = Partial<LoadState> & {
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
