import type { Refund, RefundInput } from '#contract/refunds';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefreshOrders } from './orders.ts';
import { useResource } from './resource.ts';

/** What was given back of an order and what can be; null asks for nothing. */
export function useRefunds(id: number | null) {
  const issued = useResource(
    id === null ? null : addressOf('GET /api/orders/:id/refunds', { params: { id } }),
  );
  const limits = useResource(
    id === null ? null : addressOf('GET /api/orders/:id/refundable', { params: { id } }),
  );
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
 * Issues refunds of an order. Refused or not, what they may change is fetched again: the order with
 * its ledger, the lists, and cancellation requests, which ending immediately completes.
 */
export function useIssueRefund(id: number) {
  const refreshOrders = useRefreshOrders();
  const refreshList = useRefreshList();
  const refresh = () =>
    Promise.all([
      refreshOrders(),
      refreshList(addressOf('GET /api/admin/cancellation-requests')),
    ]).then(() => {});
  return {
    give: async (refund: RefundInput): Promise<Refund> => {
      try {
        return await callApi('POST /api/orders/:id/refunds', { params: { id }, body: refund });
      } finally {
        await refresh();
      }
    },
    /** Fetches the state of a refund whose call was not answered. */
    checkAgain: refresh,
  };
}
