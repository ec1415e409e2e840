import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { isOnDays } from '#api/office/settings/shop-day';
import type { ListPlan, Page } from '#api/platform/lists/page';
import { hasId, ofCustomer } from '#api/platform/lists/row-conditions';
import { readSearchedPage, searchText } from '#api/platform/lists/searched-page';
import type {
  AdminTicketListQuery,
  TicketFilter,
  TicketListQuery,
  ticketSorts,
} from '#contract/ticket-list';
import type { Db } from '#db/client';
import {
  priorityRank,
  supportTickets,
  type TicketRow,
  waitingOrder,
} from '#db/schema/support-tickets';
import { searchTexts } from '#db/search';
import { type TicketPriority, ticketPriorities } from '#db/values/enumerations';
import { isUnread } from './read-messages.ts';

const hourMs = 60 * 60 * 1000;

const list: ListPlan<TicketRow, (typeof ticketSorts)[number]> = {
  id: supportTickets.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: supportTickets.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
    updatedAt: { by: supportTickets.updatedAt, kind: 'instant', of: ({ updatedAt }) => updatedAt },
    priority: {
      by: priorityRank(supportTickets.priority),
      kind: 'integer',
      of: ({ priority }) => rankOf(priority),
    },
    waitingSince: {
      by: waitingOrder(supportTickets.waitingSince),
      kind: 'instant',
      of: ({ waitingSince }) => waitingSince,
    },
  },
};

/** Who asks, and when. */
type Asking = { userId: number; now: Date };

/** Lists the tickets of all customers, for an admin. */
export async function listAllTickets(
  db: Db,
  query: AdminTicketListQuery,
  asking: Asking,
): Promise<Page<TicketRow>> {
  const { status, assignee, priority, customerType, waiting } = query;
  const filter = and(
    await isOnDays(db, supportTickets.createdAt, query),
    hasId(supportTickets.id, query),
    status && isIn(status, asking.now),
    assignee === undefined ? undefined : isAssigned(assignee, asking),
    priority && eq(supportTickets.priority, priority),
    customerType && isOfType(customerType),
    waiting === undefined
      ? undefined
      : lte(supportTickets.waitingSince, new Date(asking.now.getTime() - Number(waiting) * hourMs)),
  );
  return readTickets(db, query, filter);
}

/** Lists one customer's tickets. Those that were merged are part of another. */
export function listOwnTickets(
  db: Db,
  query: TicketListQuery,
  customerId: string,
): Promise<Page<TicketRow>> {
  const { status } = query;
  const filter = and(
    eq(supportTickets.customerId, customerId),
    isNull(supportTickets.mergedIntoId),
    status && eq(supportTickets.status, status),
  );
  return readTickets(db, query, filter);
}

/** Open or in progress, and not snoozed. */
export const isActive = and(
  inArray(supportTickets.status, ['open', 'in_progress']),
  isNull(supportTickets.snoozedUntil),
);

/** The first reply was promised for an earlier time. */
export function isLate(now: Date): SQL | undefined {
  return and(
    isNull(supportTickets.firstAnsweredAt),
    sql`not ${supportTickets.suspectedSpam}`,
    lte(supportTickets.answerDueAt, now),
    inArray(supportTickets.status, ['open', 'in_progress']),
  );
}

export const isSnoozed = isNotNull(supportTickets.snoozedUntil);

function isIn(filter: TicketFilter, now: Date): SQL | undefined {
  switch (filter) {
    case 'active':
      return isActive;
    case 'unread':
      return isUnread;
    case 'late':
      return isLate(now);
    case 'snoozed':
      return isSnoozed;
    case 'open':
    case 'in_progress':
      return and(eq(supportTickets.status, filter), isNull(supportTickets.snoozedUntil));
    default:
      return eq(supportTickets.status, filter);
  }
}

function isAssigned(assignee: string, { userId }: Asking): SQL {
  if (assignee === 'none') return isNull(supportTickets.assignedTo);
  return eq(supportTickets.assignedTo, assignee === 'me' ? userId : Number(assignee));
}

function isOfType(type: 'existing' | 'new'): SQL | undefined {
  const isType = eq(supportTickets.customerType, type);
  return type === 'new' ? isType : or(isType, isNull(supportTickets.customerType));
}

/** As text, because numbers are cents in a cursor. */
function rankOf(priority: TicketPriority): string {
  return String(ticketPriorities.indexOf(priority));
}

function readTickets(
  db: Db,
  query: Omit<AdminTicketListQuery, 'status'>,
  filter: SQL | undefined,
): Promise<Page<TicketRow>> {
  const { q } = query;
  const search = q ? { from: sql`${supportTickets}`, filter, ...searchTickets(q) } : undefined;
  return readSearchedPage(query, list, search, ({ after, orderBy, limit }) =>
    db
      .select()
      .from(supportTickets)
      .where(and(after, filter))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** By number, subject, email or project, or the id of the customer. */
function searchTickets(q: string) {
  const { customerId, email } = supportTickets;
  return searchText(searchTexts.tickets, q, ofCustomer(q, { customerId, email }));
}
