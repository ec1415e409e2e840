import { promisedAt } from '#contract/delivery';
import type { OrderRow } from '#db/schema/orders';

/** When the website is due; null while unpaid and after the end. */
export function deliveryDeadlineOf({
  paidAt,
  status,
}: Pick<OrderRow, 'paidAt' | 'status'>): Date | null {
  return paidAt && status !== 'cancelled' ? promisedAt(paidAt) : null;
}
