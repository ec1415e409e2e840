import useSWR from 'swr';
import { apiPaths } from '#contract/paths';
import type { ListedRefund, Refund, Refundable, RefundInput } from '#contract/refunds';
import { post, read } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefreshOrders } from './orders.ts';

/** What was given back of an order and what can be; null asks for nothing. */
export function useRefunds(id: number | null) {
  const given = useSWR<ListedRefund[], Error>(id === null ? null : apiPaths.orderRefunds(id), read);
  const limits = useSWR<Refundable, Error>(id === null ? null : apiPaths.orderRefundable(id), read);
  const askAgain = () => void limits.mutate();
  return {
    refunds: given.data,
    limits: limits.data,
    error: given.error ?? limits.error,
    /** Somebody else may have given something back since, and a bank may have taken it. */
    askAgain,
    retry: () => {
      void given.mutate();
      askAgain();
    },
  };
}

/**
 * Gives money of an order back. Refused or not, all that it touches is read anew: the order with
 * its ledger, the lists, and a request to cancel, which an end on the spot settles.
 */
export function useIssueRefund(id: number) {
  const refreshOrders = useRefreshOrders();
  const refreshList = useRefreshList();
  const refresh = () =>
    Promise.all([refreshOrders(), refreshList(apiPaths.cancellationRequests)]).then(() => {});
  return {
    give: async (refund: RefundInput): Promise<Refund> => {
      try {
        return await post<Refund>(apiPaths.orderRefunds(id), refund);
      } finally {
        await refresh();
      }
    },
    /** How a refund stands that was not answered. */
    checkAgain: refresh,
  };
}
