import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import * as v from 'valibot';
import type { Sort } from '#ui/table';

/** What a list can be narrowed to and sorted by, as its contract says. */
export type ListOptions = {
  statuses: readonly string[];
  /** The first one is the order that nobody asked for, downwards. */
  sorts: readonly [string, ...string[]];
  /** Those of the statuses whose rows come in an order of their own. */
  queues?: readonly string[];
};

type Change = Partial<Record<'q' | 'status' | 'sort', string>>;

/** The cursors of the pages before this one, '' for the first: the browser's history keeps them. */
const PageHistory = v.object({ trail: v.array(v.string()) });

/**
 * What is searched, and how far one has leafed, out of the address. What the address says of an
 * unknown status or order is not heard.
 */
export function useListParams({ statuses, sorts }: ListOptions) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const q = params.get('q') ?? '';
  const status = statuses.find((known) => known === params.get('status')) ?? '';
  const sort = parseSort(params.get('sort'), sorts);
  const cursor = params.get('cursor') ?? '';
  const { success, output } = v.safeParse(PageHistory, state);
  const trail = success && cursor !== '' ? output.trail : [];
  // An address that somebody was sent begins in the middle.
  const isWhole = cursor === '' || trail[0] === '';

  /** From the first page on; an empty value is no condition. */
  const narrow = useCallback(
    (change: Change, options: { replace?: boolean } = {}) =>
      setParams(
        (now) => {
          for (const [name, value] of Object.entries({ ...change, cursor: '' })) {
            if (value) now.set(name, value);
            else now.delete(name);
          }
          return now;
        },
        { preventScrollReset: true, ...options },
      ),
    [setParams],
  );

  const leaf = (to: string, way: readonly string[]) =>
    setParams(
      (now) => {
        if (to) now.set('cursor', to);
        else now.delete('cursor');
        return now;
      },
      { preventScrollReset: true, state: { trail: way } },
    );

  return {
    q,
    status,
    sort,
    cursor,
    /** How many pages come before this one; undefined where that is not known. */
    pagesBefore: isWhole ? trail.length : undefined,
    narrow,
    next: (to: string) => leaf(to, [...trail, cursor]),
    previous: () => leaf(trail.at(-1) ?? '', trail.slice(0, -1)),
  };
}

/** As the calls say it: 'createdAt:desc'. */
export function formatSort({ column, direction }: Sort): string {
  return `${column}:${direction === 'ascending' ? 'asc' : 'desc'}`;
}

function parseSort(text: string | null, sorts: ListOptions['sorts']): Sort {
  const [field, way] = text?.split(':') ?? [];
  const column = sorts.find((known) => known === field);
  if (!column || (way !== 'asc' && way !== 'desc')) {
    return { column: sorts[0], direction: 'descending' };
  }
  return { column, direction: way === 'asc' ? 'ascending' : 'descending' };
}
