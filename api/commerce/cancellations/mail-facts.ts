import type { OrderRow } from '#db/schema/orders';

export function mailFactsOf({ orderId, productTitle }: OrderRow) {
  return { orderId, productTitle };
}
