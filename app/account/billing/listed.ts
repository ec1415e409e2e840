import type { LoadState } from '../../data/resource.ts';

/** A list as a page gets it; `items` is undefined until it has loaded. */
export type Listed<Item> = LoadState & {
  items: readonly Item[] | undefined;
  /** Whether there are older ones, which are not among them. */
  hasOlder?: boolean;
};
