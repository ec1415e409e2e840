import type { LoadState } from '../../data/resource.ts';

/** A list on a page; `items` is undefined while loading. */
export type Listed<Item> = LoadState & {
  items: readonly Item[] | undefined;
  /** Whether there are older items, which are not included. */
  hasOlder?: boolean;
};
