import type { NewDiscountInput } from '#contract/admin-discounts';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useResource } from './resource.ts';

/** The orders that use a code, the newest first. */
export function useDiscountUses(id: number) {
  const { data: uses, ...state } = useResource(
    addressOf('GET /api/admin/discounts/:id/uses', { params: { id } }),
  );
  return { uses, ...state };
}

/** Refused or not, the list is fetched again: another admin may have been faster. */
export function useDiscountMutations() {
  const refreshList = useRefreshList();
  const refreshed = () => refreshList(addressOf('GET /api/admin/discounts'));
  return {
    create: (body: NewDiscountInput) =>
      callApi('POST /api/admin/discounts', { body }).finally(refreshed),
    end: (id: number) =>
      callApi('POST /api/admin/discounts/:id/end', { params: { id } }).finally(refreshed),
  };
}
