import type { OrderRow } from '#db/schema/orders';

/** What the mails about a cancellation say of its order. */
export function mailFactsOf({ orderId, productTitle, customerName }: OrderRow) {
  return { orderId, productTitle, customerName };
}

export function nextChargeOf({ intervalTotal, nextChargeAt }: OrderRow) {
  return nextChargeAt && { cents: intervalTotal, at: nextChargeAt };
}
