import { useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import type { Waiting } from '#contract/waiting';
import { Button, ButtonLink } from '#ui/button';
import { Sidebar, type SidebarItem } from '#ui/sidebar';
import { Stack } from '#ui/stack';
import { TabLinks } from '#ui/tab-links';
import { adminFrame as copy } from '../copy/admin-frame.ts';
import { palette } from '../copy/admin-shortcuts.ts';
import { useAuth } from '../data/auth.tsx';
import { useCustomer } from '../data/customer.ts';
import { useWaiting } from '../data/waiting.ts';
import { paths } from '../paths.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useFoldedNavigation } from '../state/folded-navigation.ts';
import { isPaletteOpenAtom } from '../state/shortcuts.ts';
import * as css from './admin-layout.css.ts';
import { AdminBar } from './frame/admin-bar.tsx';
import { useLogOut } from './frame/use-log-out.ts';
import { type Place, useEntries, useSystemTabs } from './frame/use-places.ts';
import { describeCount } from './waiting/queues.ts';

// If its code fails to load, pages work without live updates.
const LiveNotices = lazy(() =>
  import('./live-updates/live-updates.tsx').then(
    (module) => ({ default: module.LiveUpdates }),
    () => ({ default: Nothing }),
  ),
);

// Everything that it does can be done without it.
const Shortcuts = lazy(() =>
  import('./shortcuts/shortcuts.tsx').then(
    (module) => ({ default: module.Shortcuts }),
    () => ({ default: Nothing }),
  ),
);

/** Around every admin page: the bar, the navigation, the shortcuts, and one live connection. */
export function Component() {
  const isAdmin = useCustomer()?.isAdmin === true;
  const { user } = useAuth();
  const isAllowed = isAdmin && user?.mustChangePassword === false && !user.mustSetUpTwoFactor;
  const entries = useEntries();
  const systemTabs = useSystemTabs();
  return (
    <>
      <PageFrame
        header={<AdminBar place={entries.find(({ current }) => current)?.label} />}
        side={<Navigation entries={entries} isAllowed={isAllowed} />}
      >
        {systemTabs.length > 1 && (
          <div className={css.tabs}>
            <TabLinks aria-label={copy.system} links={systemTabs} />
          </div>
        )}
        <Outlet />
      </PageFrame>
      <Suspense>{isAllowed && <LiveNotices />}</Suspense>
      <Suspense>{isAllowed && <Shortcuts />}</Suspense>
    </>
  );
}

function Nothing() {
  return null;
}

type NavigationProps = {
  entries: ReturnType<typeof useEntries>;
  /** The session is an admin’s. */
  isAllowed: boolean;
};

function Navigation({ entries, isAllowed }: NavigationProps) {
  const [folded, setFolded] = useFoldedNavigation();
  const openPalette = useSetAtom(isPaletteOpenAtom);
  const { waiting } = useWaiting(isAllowed);
  const items = entries.map(({ label, href, icon, current, phoneLabel, ...place }) => ({
    label,
    href,
    icon,
    current,
    ...(phoneLabel && { phoneLabel }),
    ...countOf(place, waiting),
  }));
  return (
    <Sidebar
      aria-label={copy.label}
      sections={[{ items }]}
      folded={folded}
      onFoldedChange={setFolded}
      phoneAction={{ label: palette.open, icon: 'search', onSelect: () => openPalette(true) }}
      drawerEnd={isAllowed && <AccountLinks />}
    />
  );
}

/** On phones, what the bar has on wider screens. */
function AccountLinks() {
  const [logOut, isLoggingOut] = useLogOut();
  return (
    <Stack gap="xs">
      <ButtonLink href={paths.home} variant="plain" size="small">
        {copy.viewShop}
      </ButtonLink>
      <ButtonLink href={paths.adminSecurity} variant="plain" size="small">
        {copy.security}
      </ButtonLink>
      <Button
        variant="plain"
        size="small"
        loading={isLoggingOut && copy.loggingOut}
        onClick={() => void logOut()}
      >
        {copy.logOut}
      </Button>
    </Stack>
  );
}

/** What waits in a place, as the place counts it. */
function countOf(
  { waits }: Pick<Place, 'waits'>,
  waiting: Waiting | undefined,
): Pick<SidebarItem, 'count'> {
  const value = waits && waiting ? waiting[waits] : 0;
  return waits && value > 0 ? { count: { value, label: describeCount(waits, value) } } : {};
}
