import type { CannedValues } from '#contract/canned-variables';
import type { AdminTicket, TicketOrder } from '#contract/tickets';
import { useCustomer } from '../../data/customer.ts';
import { useBrand } from '../../document/settings.tsx';

/**
 * What canned replies say of a ticket. Of several orders, it is about the one whose conversation it is, or
 * whose number was entered; which one is never guessed.
 */
export function useCannedValues(
  ticket: AdminTicket,
  orders: readonly TicketOrder[] = [],
): CannedValues {
  const admin = useCustomer();
  const { name: shopName } = useBrand();
  const named = orders.find(({ orderId }) => orderId === ticket.projectId);
  const order = ticket.order ?? named ?? (orders.length === 1 ? orders[0] : undefined);
  const known = orders.find(({ orderId }) => orderId === order?.orderId) ?? orders[0];
  return {
    customerName: ticket.account?.name ?? known?.customerName ?? null,
    orderNumber: order?.orderId ?? null,
    productTitle: order?.productTitle ?? null,
    ticketNumber: ticket.ticketId,
    adminName: admin?.firstName ?? null,
    shopName,
  };
}
