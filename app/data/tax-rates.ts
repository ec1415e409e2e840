import { useSWRConfig } from 'swr';
import type { NewTaxRateInput } from '#contract/tax-rates';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useResource } from './resource.ts';

const all = addressOf('GET /api/admin/tax-rates');

/** undefined while they load. */
export function useTaxRates() {
  const { data: rates, ...state } = useResource(all);
  return { rates, ...state };
}

/** Refused or not, the rates are fetched again: another admin may have been faster. */
export function useTaxRateMutations() {
  const { mutate } = useSWRConfig();
  const refreshed = () => mutate(all);
  return {
    add: (body: NewTaxRateInput) =>
      callApi('POST /api/admin/tax-rates', { body }).finally(refreshed),
    end: (id: number) =>
      callApi('POST /api/admin/tax-rates/:id/end', { params: { id } }).finally(refreshed),
    remove: (id: number) =>
      callApi('DELETE /api/admin/tax-rates/:id', { params: { id } }).finally(refreshed),
  };
}
