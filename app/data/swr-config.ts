import type { SWRConfiguration } from 'swr';
import { trackVisibleKeys } from './visible-keys.ts';

/** Data is fetched once and never goes stale by itself; each mutation names what to refresh. */
export const swrConfig: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  use: [trackVisibleKeys],
};
