import type { TabLink } from '#ui/tab-links';
import { listViews } from '../../../copy/admin-list.ts';
import type { AdminList } from '../use-admin-list.ts';
import { allRows } from './use-current-view.ts';

/** A view that everyone has: the values of its filters by name. */
export type ListPreset = {
  label: string;
  count?: string | undefined;
  values: Readonly<Record<string, string>>;
};

type Links = { noun: string; presets: readonly ListPreset[]; saved: readonly TabLink[] };

/** All rows, the views that everyone has, and the saved ones. One of them is current. */
export function linksOf<Row>(
  list: AdminList<Row>,
  { noun, presets, saved }: Links,
): readonly TabLink[] {
  const isSaved = saved.some(({ current }) => current);
  const named = presets.map(({ label, count, values }): TabLink => {
    const { status = '', ...filters } = values;
    return {
      label,
      href: list.hrefOf({ status, filters }, ''),
      current: !isSaved && isShowing(list, values),
      ...(count !== undefined && { count }),
    };
  });
  const all: TabLink = {
    label: listViews.all(noun),
    href: list.hrefOf({}, saved.length > 0 ? allRows : ''),
    current: !isSaved && !named.some(({ current }) => current),
  };
  return [all, ...named, ...saved];
}

function isShowing<Row>({ status, filtered }: AdminList<Row>, values: ListPreset['values']) {
  const isSame = ([name, value]: [string, string]) => value === (values[name] ?? '');
  return Object.entries({ ...filtered, status }).every(isSame);
}
