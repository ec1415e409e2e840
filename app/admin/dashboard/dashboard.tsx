import { type ReactNode, useState } from 'react';
import type { Analytics } from '#contract/analytics';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { type Tab, Tabs } from '#ui/tabs';
import { Text } from '#ui/text';
import { admin as copy } from '../../copy/admin.ts';
import type { LoadState } from '../../data/resource.ts';
import { AdminContainer } from '../admin-container.tsx';
import { PaletteButton } from '../shortcuts/palette-button.tsx';
import { WaitingList } from '../waiting/waiting-list.tsx';
import * as css from './dashboard.css.ts';
import { SummaryCards } from './summary-cards.tsx';

export type AdminDashboardProps = Partial<LoadState> & {
  /** Undefined while loading. */
  figures?: Analytics | undefined;
  /** Whether the admin may see them. */
  hasFigures?: boolean;
  /** A warning above the figures. */
  notice?: ReactNode;
  /** What waits for the admin, first of all. */
  waiting?: ReactNode;
  /** Missing until the session is checked, as are the tabs. */
  onLogout?: () => Promise<void>;
  tabs?: readonly Tab[];
  tab?: string | undefined;
  onTabChange?: (tab: string) => void;
};

const titleId = 'admin-title';

/** Summary cards and the six tabs of the admin dashboard. */
export function AdminDashboard({
  figures,
  hasFigures = true,
  failed,
  onRetry = () => {},
  notice,
  waiting = <WaitingList waiting={undefined} />,
  onLogout,
  tabs,
  tab = '',
  onTabChange = () => {},
}: AdminDashboardProps) {
  return (
    <Section aria-labelledby={titleId} spacing="tight">
      <AdminContainer>
        <Stack gap="l">
          <Inline justify="between" gap="m">
            <Stack gap="xxs">
              <Heading level={1} size={2} id={titleId}>
                {copy.title}
              </Heading>
              <Text tone="soft">{copy.subtitle}</Text>
            </Stack>
            <Inline gap="xs">
              <PaletteButton />
              {onLogout && <LogOut onLogout={onLogout} />}
            </Inline>
          </Inline>
          {waiting}
          {notice}
          {hasFigures && <SummaryCards figures={figures} failed={failed} onRetry={onRetry} />}
          {tabs ? (
            <div id="lists" className={css.lists}>
              <Tabs aria-label={copy.choose} tabs={tabs} value={tab} onValueChange={onTabChange} />
            </div>
          ) : (
            <div className={css.panel} />
          )}
        </Stack>
      </AdminContainer>
    </Section>
  );
}

function LogOut({ onLogout }: { onLogout: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  const logOut = () => {
    setPending(true);
    onLogout().finally(() => setPending(false));
  };
  return (
    <Button variant="quiet" size="small" loading={isPending && copy.loggingOut} onClick={logOut}>
      {copy.logOut}
    </Button>
  );
}
