import type { OrderRow } from '#db/schema/orders';

export function mailFactsOf({ orderId, productTitle, customerName }: OrderRow) {
  return { orderId, productTitle, customerName };
}
