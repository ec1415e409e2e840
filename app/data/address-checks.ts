import type { AddressReport } from '#contract/site-checks';
import { callApi } from './client.ts';

/** Checks whether a website answers. Takes up to ten seconds. */
export function checkAddress(url: string): Promise<AddressReport> {
  return callApi('POST /api/admin/address-checks', { body: { url } });
}
