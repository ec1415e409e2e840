import { and, eq } from 'drizzle-orm';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type { TicketListQuery } from '#contract/tickets';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { matchesWords, searchTexts } from '#db/search';

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
  query: TicketListQuery,
  customerId?: string,
): Promise<Page<TicketRow>> {
  const { q, status } = query;
  return readPage(query, list, ({ after, orderBy, limit }) =>
    db
      .select()
      .from(supportTickets)
      .where(
        and(
          after,
          customerId === undefined ? undefined : eq(supportTickets.customerId, customerId),
          status && eq(supportTickets.status, status),
          q ? matchesWords(searchTexts.tickets, q) : undefined,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
}
