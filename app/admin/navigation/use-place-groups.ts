import { adminNavigation as copy } from '../../copy/admin-navigation.ts';
import { useMay } from '../../data/permissions.ts';
import { paths } from '../../paths.ts';
import { sections } from '../../sections.ts';
import { type TabName, tabNames } from '../dashboard/use-open-tab.ts';
import { type AdminSection, pagesOf } from '../section.ts';

/** A page of the admin area, or a tab of its dashboard. */
export type Place = Pick<AdminSection, 'label' | 'icon' | 'jump' | 'waits' | 'permission'> & {
  href: string;
  tab: TabName | undefined;
  /** The paths of its pages. */
  pages: readonly string[];
};

const groups = (['dashboard', 'manage', 'system'] as const).map((group) => ({
  title: copy[group],
  places: sections.filter((section) => section.group === group).map(placeOf),
}));

/** The places that the admin's role may open, in the order of the navigation. */
export function usePlaceGroups(): typeof groups {
  const may = useMay();
  return groups.map(({ title, places }) => ({
    title,
    places: places.filter(({ permission }) => !permission || may(permission)),
  }));
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
