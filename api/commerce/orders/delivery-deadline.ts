import { promisedAt } from '#contract/delivery';
import type { OrderRow } from '#db/schema/orders';

/** Until when an order's website is handed over: null while nothing is paid, and once it has ended. */
export function promiseOf({ paidAt, status }: Pick<OrderRow, 'paidAt' | 'status'>): Date | null {
  return paidAt && status !== 'cancelled' ? promisedAt(paidAt) : null;
}
