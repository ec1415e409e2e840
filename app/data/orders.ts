import type { Handover } from '#contract/delivery';
import { type OrderFlag, openFlags, type SettledFlags } from '#contract/order-flags';
import type { Order, OrderDetails, OrderEvent } from '#contract/orders';
import { apiPaths } from '#contract/paths';
import { useRefreshFigures } from './analytics.ts';
import { post } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** One order with its payments, for admins. */
export function useOrder(id: number) {
  const { data: order, ...state } = useResource<OrderDetails>(apiPaths.order(id));
  return { order, ...state };
}

/** What happened to an order, the oldest first. */
export function useOrderTimeline(id: number) {
  const { data: events, ...state } = useResource<OrderEvent[]>(apiPaths.orderTimeline(id));
  return { events, ...state };
}

/** For what changes orders: all that is shown of them, and the figures that count them. */
export function useRefreshOrders() {
  const refreshList = useRefreshList();
  const refresh = useRefresh();
  const refreshFigures = useRefreshFigures();
  return async (): Promise<void> => {
    await Promise.all([
      refresh((known) => known.startsWith(`${apiPaths.orders}/`)),
      refreshList(apiPaths.orders),
      refreshFigures(),
    ]);
  };
}

/** How an order goes on. Refused or not, it is read anew: somebody else may have been faster. */
export function useOrderMutations(id: number) {
  const refreshOrders = useRefreshOrders();

  async function change(path: string, body?: Handover | SettledFlags): Promise<Order> {
    try {
      return await post<Order>(path, body);
    } finally {
      await refreshOrders();
    }
  }

  return {
    start: async (): Promise<void> => void (await change(apiPaths.orderStart(id))),
    deliver: async (handover: Handover): Promise<void> =>
      void (await change(apiPaths.orderDeliver(id), handover)),
    /** Returns the flags that were raised in the meantime. */
    settle: async (flagIds: number[]): Promise<OrderFlag[]> =>
      openFlags(await change(apiPaths.orderSettleFlag(id), { flagIds })),
  };
}
