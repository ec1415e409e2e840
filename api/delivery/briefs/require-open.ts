import { Failure } from '#api/http/failure';
import type { OrderRow } from '#db/schema/orders';

/** There is no brief before the payment. Throws a `conflict`. */
export function requirePaid({ paidAt }: OrderRow): void {
  if (!paidAt) throw new Failure('conflict', 'This order hasn’t been paid yet.');
}

/** Throws a `conflict` once the brief can't be changed anymore. */
export function requireOpen(order: OrderRow): void {
  requirePaid(order);
  const lock = lockOf(order);
  if (lock) throw new Failure('conflict', sentences[lock]);
}

/** Why a brief can't be changed anymore, or null. */
export function lockOf({ status, deliveredAt }: OrderRow): keyof typeof sentences | null {
  if (status === 'cancelled') return 'cancelled';
  return deliveredAt ? 'delivered' : null;
}

const sentences = {
  cancelled: 'This order is cancelled, so its brief can’t be changed.',
  delivered: 'Your website has been delivered. Contact support to change something on it.',
} as const;
