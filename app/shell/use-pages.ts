import { type RefObject, useState } from 'react';
import type { PaginationProps } from '#ui/pagination';
import { pageRows } from '../data/lists.ts';
import { useScrollToTopOnPageChange } from './use-scroll-to-top-on-page-change.ts';

/** A page of a list that is loaded as a whole. */
type Pages<Item> = {
  items: readonly Item[];
  /** Undefined when one page is enough. */
  pagination: Omit<PaginationProps, 'aria-label'> | undefined;
  /** The element to scroll to after a page change. */
  top: RefObject<HTMLDivElement | null>;
};

/** Cuts a loaded list into pages, so that a long one stays quick to draw and to use. */
export function usePages<Item>(all: readonly Item[]): Pages<Item> {
  const [wanted, setWanted] = useState(0);
  // The last page may have become empty.
  const last = Math.max(0, Math.ceil(all.length / pageRows) - 1);
  const page = Math.min(wanted, last);
  const top = useScrollToTopOnPageChange(page);
  const first = page * pageRows;
  const items = all.slice(first, first + pageRows);
  const pagination = {
    range: { first: first + 1, shown: items.length },
    ...(page > 0 && { previous: { onClick: () => setWanted(page - 1) } }),
    ...(page < last && { next: { onClick: () => setWanted(page + 1) } }),
  };
  return { items, pagination: last > 0 ? pagination : undefined, top };
}
