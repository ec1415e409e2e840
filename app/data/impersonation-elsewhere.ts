import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { onImpersonationElsewhere } from '../state/impersonation.ts';
import { addressOf } from './address.ts';

/** Where another tab has begun a view, this page learns of it, and shows the customer from then on. */
export function useImpersonationElsewhere(): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      onImpersonationElsewhere(async () => {
        await mutate(addressOf('GET /api/customer/auth/user'));
        await mutate((key) => key !== addressOf('GET /api/customer/auth/user'));
      }),
    [mutate],
  );
}
