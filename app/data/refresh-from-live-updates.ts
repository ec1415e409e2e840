import type { LiveUpdate, LiveUpdateKind } from '#contract/live-updates';
import { addressOf } from './address.ts';
import { isFiguresPath } from './analytics.ts';
import { isListPagePath } from './lists.ts';
import { useInvalidate } from './refresh.ts';

type Subject = 'orders' | 'tickets' | 'cancellations';

/** What each kind of update changes. */
const changed: Record<LiveUpdateKind, readonly Subject[]> = {
  'payment.disputed': ['orders'],
  'payment.failed': ['orders'],
  'order.flagged': ['orders'],
  'cancellation.requested': ['cancellations', 'orders'],
  'ticket.replied': ['tickets'],
  'ticket.opened': ['tickets'],
  'order.paid': ['orders'],
};

const lists: Record<Subject, string> = {
  orders: addressOf('GET /api/orders'),
  tickets: addressOf('GET /api/support'),
  cancellations: addressOf('GET /api/admin/cancellation-requests'),
};

/**
 * Fetches what the updates have changed: lists, figures, and the named orders and tickets. `null`
 * means that unknown updates were missed.
 */
export function useRefreshFromLiveUpdates() {
  const renew = useInvalidate();
  return async (heard: readonly (LiveUpdate | null)[]): Promise<void> => {
    const notices = heard.filter((notice) => notice !== null);
    const hasMissed = notices.length < heard.length;
    await renew(hasMissed ? isAnyones : (path) => notices.some((notice) => isOf(notice, path)));
  };
}

function isOf({ kind, id }: LiveUpdate, path: string): boolean {
  return changed[kind].some((subject) => {
    if (subject === 'cancellations') return isListPagePath(lists.cancellations, path);
    const named =
      subject === 'orders'
        ? addressOf('GET /api/orders/:id', { params: { id } })
        : addressOf('GET /api/support/:id', { params: { id } });
    return (
      isListPagePath(lists[subject], path) ||
      isFiguresPath(path) ||
      path === named ||
      path.startsWith(`${named}/`)
    );
  });
}

function isAnyones(path: string): boolean {
  return (
    isFiguresPath(path) ||
    Object.values(lists).some((list) => isListPagePath(list, path) || path.startsWith(`${list}/`))
  );
}
