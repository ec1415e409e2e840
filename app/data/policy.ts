import type { SWRConfiguration } from 'swr';

/** Data is fetched once and never goes stale by itself: whoever changes it says what to refresh. */
export const policy: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};
