import { maxWaiting, type Waiting } from '#contract/waiting';
import type { IconName } from '#ui/icon';
import { waiting as copy } from '../../copy/admin-waiting.ts';
import { formatCount } from '../../format/count.ts';
import { paths } from '../../paths.ts';

type Queue = { id: keyof Waiting; href: string; icon: IconName };

/** Where everything that waits is listed, the most urgent first. */
export const queues: readonly Queue[] = [
  { id: 'late', href: paths.adminOrderQueue('late'), icon: 'alert' },
  { id: 'sitesDown', href: paths.adminOrderQueue('site_down'), icon: 'server' },
  { id: 'failedPayments', href: paths.adminOrderQueue('payment_failed'), icon: 'alert' },
  { id: 'pastDue', href: paths.adminOrderQueue('past_due'), icon: 'alert' },
  { id: 'flagged', href: paths.adminOrderQueue('flagged'), icon: 'alert' },
  { id: 'cancellations', href: paths.adminPendingCancellations, icon: 'ban' },
  { id: 'unreadTickets', href: paths.adminUnreadTickets, icon: 'message' },
  { id: 'toDeliver', href: paths.adminOrderQueue('undelivered'), icon: 'columns' },
];

/** '3 unread tickets'; '1,000+ unread tickets' for those that are no longer counted. */
export function describeCount(id: keyof Waiting, count: number): string {
  const number = formatCount(count);
  return copy.counts[id](count >= maxWaiting ? copy.atLeast(number) : number);
}
