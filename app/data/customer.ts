import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { type Customer, hintCookie } from '#contract/customers';
import { apiPaths } from '#contract/paths';
import { read } from './client.ts';

/**
 * Who is signed in: undefined while that is not known, null when nobody is. The server is asked
 * only where a cookie hints at somebody; a failed look-up counts as signed out.
 */
export function useCustomer(): Customer | null | undefined {
  const hinted = useSyncExternalStore(neverChanges, readHint, () => undefined);
  const { data, error } = useSWR<Customer, Error>(hinted ? apiPaths.customer : null, read);
  if (hinted === undefined) return undefined;
  if (!hinted || error) return null;
  return data;
}

const neverChanges = () => () => {};

function readHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${hintCookie}=`));
}
