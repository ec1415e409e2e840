import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';
import * as v from 'valibot';
import type { Sort } from '#ui/table';

/** The filters and sort orders of a list, from its contract. */
export type ListOptions = {
  statuses: readonly string[];
  /** The first one is the default, descending. */
  sorts: readonly [string, ...string[]];
  /** Statuses whose rows have a fixed order. */
  queues?: readonly string[];
  /** The rows can be limited to days. */
  hasDays?: boolean;
  /** More filters: the values of each, by the name of its parameter. */
  filters?: Readonly<Record<string, readonly string[] | RegExp>>;
};

const conditions = ['q', 'status', 'sort', 'from', 'to', 'view', 'cursor'];

type Change = Readonly<Record<string, string>>;

/** Cursors of the pages before this one, '' for the first. Kept in the browser's history state. */
const PageHistory = v.object({ trail: v.array(v.string()) });

/** Reads search, filter, sort order and page from the URL; unknown values are ignored. */
export function useListParams({ statuses, sorts, filters = {} }: ListOptions) {
  const [params, setParams] = useSearchParams();
  const { state, pathname } = useLocation();
  const q = params.get('q') ?? '';
  const status = statuses.find((known) => known === params.get('status')) ?? '';
  const sort = parseSort(params.get('sort'), sorts);
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const filtered = Object.fromEntries(
    Object.entries(filters).map(([name, known]) => {
      const value = params.get(name) ?? '';
      const isKnown = known instanceof RegExp ? known.test(value) : known.includes(value);
      return [name, isKnown ? value : ''];
    }),
  );
  const cursor = params.get('cursor') ?? '';
  const view = params.get('view') ?? '';
  const { success, output } = v.safeParse(PageHistory, state);
  const trail = success && cursor !== '' ? output.trail : [];
  // A shared link may start at a later page.
  const isPageKnown = cursor === '' || trail[0] === '';

  // A condition can be chosen before the last one is rendered.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const update = useCallback(
    (change: Change, options: NavigateOptions) => {
      const next = withChange(latest.current, change);
      latest.current = next;
      setParams(next, { preventScrollReset: true, ...options });
    },
    [setParams],
  );

  /** Starts at the first page; an empty value removes the condition. */
  const updateFilters = useCallback(
    (change: Change, options: { replace?: boolean } = {}) =>
      update({ ...change, cursor: '' }, options),
    [update],
  );

  const goToPage = (cursor: string, trail: readonly string[]) =>
    update({ cursor }, { state: { trail } });

  return {
    q,
    status,
    sort,
    from,
    to,
    filtered,
    cursor,
    view,
    /** Neither a search nor a filter, a sort order or a view was chosen. */
    isUntouched: [...conditions, ...Object.keys(filters)].every((name) => !params.get(name)),
    /** The number of pages before this one; undefined if unknown. */
    pagesBefore: isPageKnown ? trail.length : undefined,
    updateFilters,
    /** The first page with other conditions. */
    hrefOf: (change: Change) => `${pathname}?${withChange(params, { ...change, cursor: '' })}`,
    next: (to: string) => goToPage(to, [...trail, cursor]),
    previous: () => goToPage(trail.at(-1) ?? '', trail.slice(0, -1)),
  };
}

/** An empty value removes a parameter. */
function withChange(params: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The format of the API: 'createdAt:desc'. */
export function formatSort({ column, direction }: Sort): string {
  return `${column}:${direction === 'ascending' ? 'asc' : 'desc'}`;
}

function parseSort(text: string | null, sorts: ListOptions['sorts']): Sort {
  const [field, order] = text?.split(':') ?? [];
  const column = sorts.find((known) => known === field);
  if (!column || (order !== 'asc' && order !== 'desc')) {
    return { column: sorts[0], direction: 'descending' };
  }
  return { column, direction: order === 'asc' ? 'ascending' : 'descending' };
}
