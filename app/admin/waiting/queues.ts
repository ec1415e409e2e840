import type { OrderQueue } from '#contract/order-list';
import { maxWaiting, type Waiting } from '#contract/waiting';
import type { IconSource } from '#ui/icon';
import { waiting as copy } from '../../copy/admin.ts';
import { formatCount } from '../../format/count.ts';
import { paths } from '../../paths.ts';

type Queue = { id: keyof Waiting; href: string; icon: IconSource };

/** Where everything that waits is listed, the most urgent first. */
export const queues: readonly Queue[] = [
  { id: 'late', href: queueOf(paths.adminOrders, 'late'), icon: 'alert' },
  { id: 'sitesDown', href: queueOf(paths.adminOrders, 'site_down'), icon: 'server' },
  { id: 'failedPayments', href: queueOf(paths.adminOrders, 'payment_failed'), icon: 'alert' },
  { id: 'pastDue', href: queueOf(paths.adminOrders, 'past_due'), icon: 'alert' },
  { id: 'flagged', href: queueOf(paths.adminOrders, 'flagged'), icon: 'alert' },
  { id: 'cancellations', href: queueOf(paths.adminCancellations, 'pending'), icon: 'ban' },
  { id: 'unreadTickets', href: queueOf(paths.adminTickets, 'unread'), icon: 'message' },
  { id: 'toDeliver', href: queueOf(paths.adminOrders, 'undelivered'), icon: 'columns' },
];

/** The rows of a tab with a status. The page scrolls to them. */
function queueOf(tab: string, status: OrderQueue | 'unread' | 'pending'): string {
  return `${tab}&status=${status}#lists`;
}

/** '3 unread tickets'; '1,000+ unread tickets' for those that are no longer counted. */
export function describeCount(id: keyof Waiting, count: number): string {
  const number = formatCount(count);
  return copy.counts[id](count >= maxWaiting ? copy.atLeast(number) : number);
}
