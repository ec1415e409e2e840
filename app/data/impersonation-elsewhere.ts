import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { onImpersonationElsewhere } from '../state/impersonation.ts';
import { addressOf } from './address.ts';

/** If another tab has begun an impersonation, this page shows that customer too. */
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
