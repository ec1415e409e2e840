import { matchPath, useLocation } from 'react-router';
import { adminFrame as copy } from '../../copy/admin-frame.ts';
import { useMay } from '../../data/permissions.ts';
import { paths } from '../../paths.ts';
import { sections } from '../../sections.ts';
import { useIsHydrated } from '../../state/use-is-hydrated.ts';
import { parseTab, type TabName, tabNames } from '../dashboard/use-open-tab.ts';
import { type AdminSection, pagesOf } from '../section.ts';

/** A page of the admin area, or a tab of its dashboard. */
export type Place = Pick<
  AdminSection,
  'label' | 'icon' | 'jump' | 'waits' | 'permission' | 'within' | 'phoneLabel' | 'commands'
> & {
  href: string;
  tab: TabName | undefined;
  /** The paths of its pages. */
  pages: readonly string[];
};

const places = sections.map(placeOf);

/** The places that the admin's role may open, in the order of the navigation. */
export function usePlaces(): readonly Place[] {
  const may = useMay();
  return places.filter(({ permission }) => !permission || may(permission));
}

/** What the admin’s role may start from anywhere, with the icon of its section. */
export function useCommands() {
  const may = useMay();
  return usePlaces().flatMap(({ icon, commands = [] }) =>
    commands
      .filter(({ permission }) => !permission || may(permission))
      .map((command) => ({ icon, ...command })),
  );
}

/** The entries of the side navigation, which are current on the pages within them too. */
export function useEntries() {
  const allowed = usePlaces();
  const isCurrent = useIsCurrent();
  const within = (host: string) => allowed.filter((place) => place.within === host);
  const own = allowed
    .filter((place) => !place.within)
    .map((place) => ({
      ...place,
      current: [place, ...within(place.tab ?? place.href.replace(`${paths.admin}/`, ''))].some(
        isCurrent,
      ),
    }));
  const [system] = within('system');
  if (!system) return own;
  const current = within('system').some(isCurrent);
  return [
    ...own,
    { ...system, label: copy.system, icon: 'server', waits: undefined, current } as const,
  ];
}

/** The pages of the system, which are tabs of one, if the open page is one of them. */
export function useSystemTabs() {
  const isCurrent = useIsCurrent();
  const tabs = usePlaces().filter(({ within }) => within === 'system');
  return tabs.some(isCurrent)
    ? tabs.map(({ label, href, ...place }) => ({ label, href, current: isCurrent(place) }))
    : [];
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

function placeOf(section: AdminSection): Place {
  const { tab, page } = section;
  return {
    ...section,
    href: tab ? hrefOf(tab.name) : page.path,
    tab: tab?.name,
    pages: pagesOf(section).flatMap(({ path }) => path),
  };
}

function hrefOf(tab: TabName): string {
  return tab === tabNames[0] ? paths.admin : `${paths.admin}?tab=${tab}`;
}
