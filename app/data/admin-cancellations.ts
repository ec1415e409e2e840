import type { CancelledOrder, CancelOrderInput } from '#contract/cancellations';
import { addressOf } from './address.ts';
import { useRefreshFigures } from './analytics.ts';
import { callApi } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefreshOrders } from './orders.ts';
import { useRefresh } from './refresh.ts';

const requests = addressOf('GET /api/admin/cancellation-requests');
const orders = addressOf('GET /api/orders');

/** Processes a cancellation request. Refused or not, requests and orders are fetched again. */
export function useProcessCancellation() {
  const refreshList = useRefreshList();
  const refresh = useRefresh();
  const refreshFigures = useRefreshFigures();
  return async (id: number): Promise<void> => {
    try {
      await callApi('PATCH /api/admin/cancellation-requests/:id/process', { params: { id } });
    } finally {
      await Promise.all([
        refreshList(requests),
        refreshList(orders),
        refresh((path) => path.startsWith(`${orders}/`)),
        refreshFigures(),
      ]);
    }
  };
}

/** Cancels an order’s subscription. Refused or not, what it may change is fetched again. */
export function useCancelOrder(id: number) {
  const refreshOrders = useRefreshOrders();
  const refreshList = useRefreshList();
  return (body: CancelOrderInput): Promise<CancelledOrder> =>
    callApi('POST /api/orders/:id/cancel', { params: { id }, body }).finally(() =>
      Promise.all([refreshOrders(), refreshList(requests)]),
    );
}
