import type { ComponentType } from 'react';
import type { LiveUpdate, LiveUpdateKind } from '#contract/live-updates';
import type { Permission } from '#contract/permissions';
import type { Waiting } from '#contract/waiting';
import type { IconSource } from '#ui/icon';
import type { AdminPageProps } from './admin-page.tsx';
import type { TabName } from './dashboard/use-open-tab.ts';

/** Everything that the admin area has to know about a noun. `app/sections.ts` lists them. */
export type AdminSection = {
  /** In the side navigation and the command palette. */
  label: string;
  icon: IconSource;
  /** The place that leads to it, if it has none of its own in the side navigation. */
  within?: Host;
  /** Its short name in the bar at the bottom of phones, which has room for three. */
  phoneLabel?: string;
  /** The letter that leads there after G. */
  jump?: string;
  /** What is counted beside it. */
  waits?: keyof Waiting;
  /** Who sees it and its pages. Without one, every admin. */
  permission?: Permission;
  refresh?: SectionRefresh;
  /** What the command palette can start there. */
  commands?: readonly SectionCommand[];
} & (
  | { tab: SectionTab; page?: OwnPage; below?: readonly AdminPageInfo[] }
  | { tab?: never; page: OwnPage; below?: readonly AdminPageInfo[] }
);

/** `account`: the account menu. The others are entries of the side navigation. */
export type Host = 'support' | 'products' | 'settings' | 'system' | 'account';

type OwnPage = AdminPageInfo & { path: string };

/** An act or a page of a section, for the command palette. */
export type SectionCommand = {
  label: string;
  href: string;
  /** Two keys: 'c p'. */
  keys?: string;
  /** Who may do it, if not everyone who sees the section. */
  permission?: Permission;
};

/** A tab of the dashboard. */
export type SectionTab = { name: TabName; Panel: ComponentType };

/** A page: its address, its metadata, its frame and what is in it. */
export type AdminPageInfo = {
  /** Several of them if not every value of a parameter has a page. */
  path: string | readonly string[];
  description: string;
  /** The screen shows its frame itself, once it has loaded what is in it. */
  isFramed?: true;
  load: () => Promise<ComponentType>;
} & ({ frame: PageFrame; useFrame?: never } | { useFrame: () => PageFrame; frame?: never });

export type PageFrame = Pick<AdminPageProps, 'copy' | 'trail'> & {
  /** Of the document, if it has another one. */
  title?: string;
  /** 'settings brand': what the page changes, for saying who else is there. */
  record?: string;
};

/** What is fetched again after a live update. */
export type SectionRefresh = {
  /** Without kinds, after every update. */
  kinds?: readonly LiveUpdateKind[];
  /** Whether an address has to be fetched again. `null`: updates were missed. */
  isStale: (path: string, update: LiveUpdate | null) => boolean;
};

/** States a section. Its own type says which updates it refreshes after. */
export function adminSection<const Section extends AdminSection>(section: Section): Section {
  return section;
}

export function pagesOf({ page, below = [] }: AdminSection): readonly AdminPageInfo[] {
  return page ? [page, ...below] : below;
}
