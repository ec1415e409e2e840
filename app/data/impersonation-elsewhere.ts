import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { apiPaths } from '#contract/paths';
import { onImpersonationElsewhere } from '../state/impersonation.ts';

/** Where another tab has begun a view, this page learns of it, and shows the customer from then on. */
export function useImpersonationElsewhere(): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      onImpersonationElsewhere(async () => {
        await mutate(apiPaths.customer);
        await mutate((key) => key !== apiPaths.customer);
      }),
    [mutate],
  );
}
