import { useSWRConfig } from 'swr';
import { addressOf } from './address.ts';
import { useResource } from './resource.ts';

const address = addressOf('GET /api/legal');

/** The version of the terms that a page shows; null until it is known. `refresh` reads the newest. */
export function useTermsVersion() {
  const { data } = useResource(address);
  const { mutate } = useSWRConfig();
  return { termsVersion: data?.terms ?? null, refresh: () => mutate(address) };
}
