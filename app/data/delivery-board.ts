import type { BoardFilter, StageChange } from '#contract/delivery-stages';
import type { Order, OrderDetails } from '#contract/orders';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { callEach, type Outcome } from './call-each.ts';
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

/**
 * Changes the stage or the assignee of several orders, each in the version that was read. Orders are
 * fetched again once, at the end.
 */
export function useChangeStages() {
  const refreshOrders = useRefreshOrders();
  return async (orders: readonly Order[], body: Omit<StageChange, 'version'>) => {
    const outcomes = await callEach(orders, ({ id, stageVersion: version }) =>
      callApi('PATCH /api/orders/:id/stage', { params: { id }, body: { ...body, version } }),
    );
    await refreshOrders();
    return outcomes;
  };
}

/** Gives several orders back to whom they were assigned before, in the version after the change. */
export function useAssignEach() {
  const refreshOrders = useRefreshOrders();
  return async (changed: readonly Outcome<Order, OrderDetails>[]) => {
    const outcomes = await callEach(changed, ({ row: { id, assigneeId, stageVersion }, result }) =>
      callApi('PATCH /api/orders/:id/stage', {
        params: { id },
        body: { assigneeId, version: result?.stageVersion ?? stageVersion },
      }),
    );
    await refreshOrders();
    return outcomes;
  };
}

/** How many remarks wait for an answer, if that is why a review didn’t begin. */
export function getUnansweredCount(error: unknown): number | undefined {
  return error instanceof ApiError ? error.problem?.unanswered : undefined;
}
