import type { LiveUpdate, LiveUpdateKind } from '#contract/live-updates';
import { addressOf } from './address.ts';
import { isFiguresPath } from './analytics.ts';
import { isListViewsPath } from './list-views.ts';
import { isListPagePath } from './lists.ts';
import { isOperationsPath } from './operations.ts';
import { useInvalidate } from './refresh.ts';

type Subject =
  | 'orders'
  | 'tickets'
  | 'cancellations'
  | 'discounts'
  | 'customers'
  | 'people'
  | 'products'
  | 'projects'
  | 'cannedReplies'
  | 'settings'
  | 'emails'
  | 'operations';

/** What each kind of update changes. */
const changed: Record<LiveUpdateKind, readonly Subject[]> = {
  'payment.disputed': ['orders', 'customers'],
  'payment.failed': ['orders', 'customers'],
  'order.flagged': ['orders'],
  'site.down': ['orders'],
  'cancellation.requested': ['cancellations', 'orders', 'customers'],
  'ticket.replied': ['tickets', 'customers'],
  'ticket.opened': ['tickets', 'customers'],
  'ticket.back': ['tickets', 'customers'],
  'ticket.changed': ['tickets', 'customers'],
  'product.changed': ['products'],
  'project.changed': ['projects'],
  'canned_reply.changed': ['cannedReplies'],
  'settings.changed': ['settings', 'emails'],
  'operations.changed': ['operations'],
  'review.sent': ['orders'],
  'review.approved': ['orders'],
  'brief.sent': ['orders'],
  'brief.changed': ['orders'],
  'order.paid': ['orders', 'discounts', 'customers'],
  'order.changed': ['orders', 'cancellations', 'customers'],
  'payment.changed': ['orders', 'cancellations', 'customers'],
  'cancellation.changed': ['cancellations', 'orders', 'customers'],
  'customer.changed': ['customers', 'orders', 'tickets', 'cancellations'],
  'discount.changed': ['discounts'],
  'people.changed': ['people'],
  'site.recovered': ['orders'],
  'log.changed': [],
  'record.editing': [],
  'record.replying': [],
  'record.left': [],
};

const lists: Record<Exclude<Subject, 'people' | 'operations'>, string> = {
  orders: addressOf('GET /api/orders'),
  tickets: addressOf('GET /api/support'),
  cancellations: addressOf('GET /api/admin/cancellation-requests'),
  discounts: addressOf('GET /api/admin/discounts'),
  customers: addressOf('GET /api/admin/customers'),
  products: addressOf('GET /api/products'),
  projects: addressOf('GET /api/projects'),
  cannedReplies: addressOf('GET /api/admin/canned-replies'),
  settings: addressOf('GET /api/admin/settings'),
  emails: addressOf('GET /api/admin/emails'),
};

/** Subjects whose rows aren’t named by an update: all that is shown of them is fetched again. */
const unnamed: readonly Subject[] = [
  'discounts',
  'products',
  'projects',
  'cannedReplies',
  'settings',
  'emails',
];

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

/** What every act adds to. Filtered pages of it are among them. */
const logs = [
  addressOf('GET /api/admin/audit'),
  addressOf('GET /api/admin/mails'),
  addressOf('GET /api/admin/security-log'),
];

function isLogPath(path: string): boolean {
  return logs.some((log) => isListPagePath(log, path));
}

function isOf({ kind, id, name }: LiveUpdate, path: string): boolean {
  if (isLogPath(path)) return true;
  if (kind === 'log.changed') return isListViewsPath(path);
  return changed[kind].some((subject) => {
    if (subject === 'people') return isPeoplePath(path);
    if (subject === 'operations') return isOperationsPath(path);
    if (subject === 'cancellations') return isListPagePath(lists.cancellations, path);
    if (subject === 'customers') return isCustomerPath(path);
    if (unnamed.includes(subject)) return isListOrRowPath(lists[subject], path);
    const named = [id, name].map((word) => `${lists[subject]}/${word}`);
    return (
      isListPagePath(lists[subject], path) ||
      (subject === 'orders' && path.startsWith(addressOf('GET /api/orders/board'))) ||
      isFiguresPath(path) ||
      (subject === 'tickets' && (isConversationPath(path) || path === ticketCounts)) ||
      named.some((place) => path === place || path.startsWith(`${place}/`))
    );
  });
}

/**
 * Whose order or ticket it is isn't part of an update, so every open customer is fetched again. Not
 * the credits: they come from the payment provider, which limits how often it is asked.
 */
function isCustomerPath(path: string): boolean {
  return isListOrRowPath(lists.customers, path) && !path.endsWith('/credits');
}

/** Who may do what. The session of the admin who looks is checked apart: a failure must not end it. */
function isPeoplePath(path: string): boolean {
  return (
    path.startsWith(addressOf('GET /api/admin/people')) ||
    path === addressOf('GET /api/admin/invitations') ||
    path === addressOf('GET /api/admin/sign-in-policy')
  );
}

const ticketCounts = addressOf('GET /api/admin/ticket-counts');

/** Which order a ticket belongs to isn't part of an update. */
function isConversationPath(path: string): boolean {
  return path.startsWith(`${lists.orders}/`) && path.endsWith('/conversation');
}

function isAnyones(path: string): boolean {
  return (
    isFiguresPath(path) ||
    isPeoplePath(path) ||
    isOperationsPath(path) ||
    isLogPath(path) ||
    path === ticketCounts ||
    Object.values(lists).some((list) => isListOrRowPath(list, path))
  );
}

function isListOrRowPath(list: string, path: string): boolean {
  return path === list || isListPagePath(list, path) || path.startsWith(`${list}/`);
}
