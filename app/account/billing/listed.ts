/** A list as a page gets it: `items` undefined while they load, `failed` why they did not. */
export type Listed<Item> = {
  items: readonly Item[] | undefined;
  failed?: string | undefined;
  onRetry: () => void;
};
