import { apiPaths } from '#contract/paths';
import type { ListedRefund, Refund, Refundable, RefundInput } from '#contract/refunds';
import { post } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefreshOrders } from './orders.ts';
import { useResource } from './resource.ts';

/** What was given back of an order and what can be; null asks for nothing. */
export function useRefunds(id: number | null) {
  const issued = useResource<ListedRefund[]>(id === null ? null : apiPaths.orderRefunds(id));
  const limits = useResource<Refundable>(id === null ? null : apiPaths.orderRefundable(id));
  return {
    refunds: issued.data,
    limits: limits.data,
    failed: issued.failed ?? limits.failed,
    onRetry: () => {
      issued.onRetry();
      limits.onRetry();
    },
    /** For when another admin may have issued a refund, or a bank may have opened a dispute. */
    refreshLimits: limits.onRetry,
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
