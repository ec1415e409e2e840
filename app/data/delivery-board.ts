import type { BoardFilter, StageChange } from '#contract/delivery-stages';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useRefreshOrders } from './orders.ts';
import { useResource } from './resource.ts';

/** The undelivered orders by stage; the last ones are kept while another filter loads. */
export function useDeliveryBoard(assignee: BoardFilter) {
  const { data: board, ...state } = useResource(
    addressOf('GET /api/orders/board', { query: { assignee } }),
    { keepPreviousData: true },
  );
  return { board, ...state };
}

/**
 * Changes the stage, preview or assignee of an order. Refused or not, orders are fetched again: another
 * admin may have been faster.
 */
export function useChangeStage() {
  const refreshOrders = useRefreshOrders();
  return async (id: number, body: StageChange): Promise<void> => {
    await callApi('PATCH /api/orders/:id/stage', { params: { id }, body }).finally(refreshOrders);
  };
}
