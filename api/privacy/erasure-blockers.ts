import type { OrderRow } from '#db/schema/orders';
import { isRunning } from '#db/values/enumerations';
import type { Person } from './person.ts';

/** A payment can be reported this long after its payment page expired. */
const lateReportMs = 24 * 60 * 60 * 1000;

/** Explains why a person cannot be erased now and what to do, or null. */
export function findErasureBlocker({ isShop, customer, orders }: Person, at: Date): string | null {
  if (isShop) return 'That is the shop’s own address. Erase the customers who wrote to it instead.';
  if (customer?.isAdmin) {
    return 'This is an admin account. Only customers can be erased.';
  }
  const first = orders.find(({ subscriptionStatus }) => isRunning(subscriptionStatus));
  if (first) {
    return first.cancelAt
      ? `The subscription ${first.orderId} is active until ${dayOf(first.cancelAt)}. Erase the data after that.`
      : `The subscription ${first.orderId} is still active. It must be cancelled first, by the customer under My Subscriptions or at the payment provider. Erase the data after it has ended.`;
  }
  const open = orders.find((order) => mayStillBePaid(order, at));
  return open
    ? `The checkout of ${open.orderId} can still be paid. Erase the data after ${paidBy(open).toISOString()}.`
    : null;
}

/** A failed payment can be retried on its page. */
function mayStillBePaid(order: OrderRow, at: Date): boolean {
  return order.paidAt === null && paidBy(order) > at;
}

function paidBy({ checkoutExpiresAt }: OrderRow): Date {
  return new Date((checkoutExpiresAt?.getTime() ?? 0) + lateReportMs);
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
