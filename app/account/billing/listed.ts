/** A list as a page gets it: `items` undefined while they load, `failed` why they did not. */
export type Listed<Item> = {
  items: readonly Item[] | undefined;
  failed?: string | undefined;
  /** Whether there are older ones, which are not among them. */
  hasOlder?: boolean;
  onRetry: () => void;
};
