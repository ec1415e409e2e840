import { and, eq, sql } from 'drizzle-orm';
import type { ListPlan, Page } from '#api/platform/lists/page';
import { isNamed, isOnDays } from '#api/platform/lists/row-conditions';
import { readSearchedPage, searchText } from '#api/platform/lists/searched-page';
import type { AdminTicketListQuery } from '#contract/tickets';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { searchTexts } from '#db/search';
import { isUnread } from './unread.ts';

const list: ListPlan<TicketRow, 'createdAt' | 'updatedAt'> = {
  id: supportTickets.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: supportTickets.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
    updatedAt: { by: supportTickets.updatedAt, kind: 'instant', of: ({ updatedAt }) => updatedAt },
  },
};

/** Lists one customer's tickets, or all tickets if no customer is given. */
export function listTickets(
  db: Db,
  query: AdminTicketListQuery,
  customerId?: string,
): Promise<Page<TicketRow>> {
  const { q, status } = query;
  const filter = and(
    customerId === undefined ? undefined : eq(supportTickets.customerId, customerId),
    isOnDays(supportTickets.createdAt, query),
    isNamed(supportTickets.id, query),
    status && (status === 'unread' ? isUnread : eq(supportTickets.status, status)),
  );
  const search = q
    ? { from: sql`${supportTickets}`, filter, ...searchText(searchTexts.tickets, q) }
    : undefined;
  return readSearchedPage(query, list, search, ({ after, orderBy, limit }) =>
    db
      .select()
      .from(supportTickets)
      .where(and(after, filter))
      .orderBy(...orderBy)
      .limit(limit),
  );
}
