import { lazy, type ReactNode, Suspense } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router';
import type { Waiting } from '#contract/waiting';
import { Sidebar, type SidebarItem } from '#ui/sidebar';
import { adminNavigation as copy } from '../copy/admin-navigation.ts';
import { useAuth } from '../data/auth.tsx';
import { useCustomer } from '../data/customer.ts';
import { useWaiting } from '../data/waiting.ts';
import { paths } from '../paths.ts';
import { useFoldedNavigation } from '../state/folded-navigation.ts';
import { useIsHydrated } from '../state/use-is-hydrated.ts';
import * as css from './admin-layout.css.ts';
import { parseTab } from './dashboard/use-open-tab.ts';
import { type Place, usePlaceGroups } from './navigation/use-place-groups.ts';
import { describeCount } from './waiting/queues.ts';

const contentId = 'admin-content';

type AdminFrameProps = {
  /** The session is an admin’s. */
  isAllowed: boolean;
  children: ReactNode;
};

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

/** Around every admin page: the navigation, the shortcuts, and one live connection. */
export function Component() {
  const isAdmin = useCustomer()?.isAdmin === true;
  const { user } = useAuth();
  const isAllowed = isAdmin && user?.mustChangePassword === false && !user.mustSetUpTwoFactor;
  return (
    <>
      <AdminFrame isAllowed={isAllowed}>
        <Outlet />
      </AdminFrame>
      <Suspense>{isAllowed && <LiveNotices />}</Suspense>
      <Suspense>{isAllowed && <Shortcuts />}</Suspense>
    </>
  );
}

function Nothing() {
  return null;
}

/** The side navigation of the admin area, and the page beside it. */
function AdminFrame({ isAllowed, children }: AdminFrameProps) {
  const groups = usePlaceGroups();
  const [folded, setFolded] = useFoldedNavigation();
  const isCurrent = useIsCurrent();
  const { waiting } = useWaiting(isAllowed);
  return (
    <div className={css.frame}>
      <Sidebar
        aria-label={copy.label}
        sections={groups.map(({ title, places }) => ({
          title,
          items: places.map(({ label, href, icon, ...place }) => ({
            label,
            href,
            icon,
            current: isCurrent(place),
            ...countOf(place, waiting),
          })),
        }))}
        folded={folded}
        onFoldedChange={setFolded}
        skipTo={contentId}
      />
      <div id={contentId} tabIndex={-1} className={css.content}>
        {children}
      </div>
    </div>
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

/**
 * A record's own page belongs to the tab that lists it. The server's page is the same for all tabs,
 * so none is marked before it is hydrated.
 */
function useIsCurrent() {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const isDashboard = matchPath(paths.admin, pathname) !== null;
  const openTab = parseTab(new URLSearchParams(search).get('tab'));
  return ({ tab, pages }: Pick<Place, 'tab' | 'pages'>) =>
    tab && isDashboard
      ? isHydrated && tab === openTab
      : pages.some((path) => matchPath({ path, end: false }, pathname) !== null);
}
