import type { BillingDetailsChange } from '#contract/billing-details';
import type { CustomerMerge } from '#contract/customer-merges';
import { addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { queryOf, useRefreshList, withQuery } from './lists.ts';
import { useRefresh } from './refresh.ts';
import { toResource, useAnswer, useResource } from './resource.ts';

const list = addressOf('GET /api/admin/customers');

/** Everything about a person. `id`: theirs, or the number of an order or ticket. */
export function useCustomerDetails(id: string) {
  const { data: customer, ...state } = useResource(
    addressOf('GET /api/admin/customers/:id', { params: { id } }),
  );
  return { customer, ...state };
}

/** The account's credits for future invoices, from the payment provider. */
export function useCustomerCredits(id: string) {
  const { data: credits, ...state } = useResource(
    addressOf('GET /api/admin/customers/:id/credits', { params: { id } }),
  );
  return { credits, ...state };
}

/** What an erasure would do; nothing is fetched while `id` is null. */
export function useErasurePlan(id: string | null) {
  const { data: plan, ...state } = useResource(
    id === null ? null : addressOf('GET /api/admin/customers/:id/erasure', { params: { id } }),
  );
  return { plan, ...state };
}

/** What a merge would move; null until an account is chosen. */
export function useMergePreview(account: string, guests: readonly string[]) {
  const { data: preview, ...state } = useResource(
    account === ''
      ? null
      : addressOf('GET /api/admin/customers/:id/merge', {
          params: { id: account },
          query: { guests: guests.join('.') },
        }),
  );
  return { preview, ...state };
}

/** Accounts or guests that contain a text, for a field to choose one. */
export function useFoundCustomers(status: 'accounts' | 'guests', q: string) {
  const answer = useAnswer(withQuery(list, queryOf({ q, status, limit: '10' })), {
    keepPreviousData: true,
  });
  const { data: found = [], ...state } = toResource(answer);
  return { found, isLoading: answer.isLoading, ...state };
}

/** The current billing details, for an admin whose change was refused. */
export async function readBillingDetailsOf(id: string) {
  const { billingDetails } = await read(
    addressOf('GET /api/admin/customers/:id', { params: { id } }),
  );
  return billingDetails;
}

/** Changes on a person's page. Refused or not, it is fetched again: others may have been faster. */
export function useCustomerMutations(id: string) {
  const refresh = useRefresh();
  const refreshList = useRefreshList();
  const params = { id };
  const page = addressOf('GET /api/admin/customers/:id', { params });
  const refreshed = async () => {
    await Promise.all([refresh((path) => path === page), refreshList(list)]);
  };

  return {
    addNote: (text: string) =>
      callApi('POST /api/admin/customers/:id/notes', { params, body: { text } }).finally(refreshed),
    changeNote: (noteId: number, body: { text: string; version: number }) =>
      callApi('PATCH /api/admin/customers/:id/notes/:noteId', {
        params: { id, noteId },
        body,
      }).finally(refreshed),
    deleteNote: (noteId: number) =>
      callApi('DELETE /api/admin/customers/:id/notes/:noteId', {
        params: { id, noteId },
      }).finally(refreshed),
    endSession: (sessionId: string) =>
      callApi('DELETE /api/admin/customers/:id/sessions/:sessionId', {
        params: { id, sessionId },
      }).finally(refreshed),
    endSessions: () =>
      callApi('DELETE /api/admin/customers/:id/sessions', { params }).finally(refreshed),
    changeBillingDetails: (body: BillingDetailsChange) =>
      callApi('PATCH /api/admin/customers/:id/billing-details', { params, body }).finally(
        refreshed,
      ),
    /** `id` is a guest here. The account's page is fetched when it opens. */
    mergeInto: (account: string, body: CustomerMerge) =>
      callApi('POST /api/admin/customers/:id/merge', { params: { id: account }, body }).finally(
        async () => {
          await Promise.all([
            refresh((path) => path.startsWith(`${list}/`) && !path.includes('/merge')),
            refreshList(list),
          ]);
        },
      ),
    export: () => callApi('POST /api/admin/customers/:id/export', { params }),
    /** Leaves the page as it was: there is nothing left to fetch. */
    erase: async () => {
      const erased = await callApi('DELETE /api/admin/customers/:id', { params });
      await refreshList(list);
      return erased;
    },
  };
}
