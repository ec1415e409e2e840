import type { Handover, LiveAddressChange } from '#contract/delivery';
import { type OrderFlag, openFlags } from '#contract/order-flags';
import type { Order, OrderEmailChange } from '#contract/orders';
import type { Refund, RefundInput } from '#contract/refunds';
import { addressOf } from './address.ts';
import { useRefreshFigures } from './analytics.ts';
import { callEach } from './call-each.ts';
import { callApi, read } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** One order with its payments, for admins. `id`: its number or its business id. */
export function useOrder(id: number | string) {
  const { data: order, ...state } = useResource(
    addressOf('GET /api/orders/:id', { params: { id } }),
  );
  return { order, ...state };
}

/** The current version, for an admin whose change was refused because there is a newer one. */
export function readOrder(id: number) {
  return read(addressOf('GET /api/orders/:id', { params: { id } }));
}

/** The order that a page shows; nothing is fetched on other pages. */
export function useOpenOrder(orderId: string | undefined) {
  const { data: order } = useResource(
    orderId === undefined ? null : addressOf('GET /api/orders/:id', { params: { id: orderId } }),
  );
  return { order };
}

/** The events of an order, oldest first. */
export function useOrderTimeline(id: number) {
  const { data: events, ...state } = useResource(
    addressOf('GET /api/orders/:id/timeline', { params: { id } }),
  );
  return { events, ...state };
}

/** Call it after a change to orders: refreshes them and the figures that count them. */
export function useRefreshOrders() {
  const refreshList = useRefreshList();
  const refresh = useRefresh();
  const refreshFigures = useRefreshFigures();
  return async (): Promise<void> => {
    await Promise.all([
      refresh((known) => known.startsWith(`${addressOf('GET /api/orders')}/`)),
      refreshList(addressOf('GET /api/orders')),
      refreshFigures(),
    ]);
  };
}

/** Starts work on several orders; they are fetched again once, at the end. */
export function useStartOrders() {
  const refreshOrders = useRefreshOrders();
  return async (orders: readonly Order[]) => {
    const outcomes = await callEach(orders, ({ id }) =>
      callApi('POST /api/orders/:id/start', { params: { id } }),
    );
    await refreshOrders();
    return outcomes;
  };
}

/** How an order goes on. Refused or not, it is fetched again: another admin may have been faster. */
export function useOrderMutations(id: number) {
  const refreshOrders = useRefreshOrders();
  const params = { id };

  return {
    start: async (): Promise<void> => {
      await callApi('POST /api/orders/:id/start', { params }).finally(refreshOrders);
    },
    deliver: async (body: Handover): Promise<void> => {
      await callApi('POST /api/orders/:id/deliver', { params, body }).finally(refreshOrders);
    },
    changeLiveAddress: async (body: LiveAddressChange): Promise<void> => {
      await callApi('PATCH /api/orders/:id/live-address', { params, body }).finally(refreshOrders);
    },
    correctEmail: async (body: OrderEmailChange): Promise<void> => {
      await callApi('PATCH /api/orders/:id/email', { params, body }).finally(refreshOrders);
    },
    /** Returns the flags that were raised in the meantime. */
    settle: async (flagIds: number[]): Promise<OrderFlag[]> => {
      const body = { flagIds };
      const settled = callApi('POST /api/orders/:id/settle-flag', { params, body });
      return openFlags(await settled.finally(refreshOrders));
    },
  };
}

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

/** The revenue of all orders; undefined while it loads. */
export function useRevenueSummary() {
  const { data: summary, ...state } = useResource(addressOf('GET /api/admin/revenue-summary'));
  return { summary, ...state };
}
