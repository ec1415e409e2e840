import { and, eq } from 'drizzle-orm';
import type { TicketListQuery } from '#contract/tickets';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { holdsWords, searchTexts } from '#db/search';
import type { TicketStatus } from '#db/values/enumerations';
import { Failure } from '../http/failure.ts';
import { pathId } from '../http/path-id.ts';
import { type ListPlan, type Page, readPage } from '../lists/page.ts';

const list: ListPlan<TicketRow, 'createdAt' | 'updatedAt'> = {
  id: supportTickets.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: supportTickets.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
    updatedAt: { by: supportTickets.updatedAt, kind: 'instant', of: ({ updatedAt }) => updatedAt },
  },
};

export type SupportDesk = ReturnType<typeof createSupportDesk>;

/** Everybody's tickets, as the shop works on them. */
export function createSupportDesk({ db }: { db: Db }) {
  return {
    list(query: TicketListQuery): Promise<Page<TicketRow>> {
      const { q, status } = query;
      return readPage(query, list, ({ after, orderBy, limit }) =>
        db
          .select()
          .from(supportTickets)
          .where(
            and(
              after,
              status && eq(supportTickets.status, status),
              q ? holdsWords(searchTexts.tickets, q) : undefined,
            ),
          )
          .orderBy(...orderBy)
          .limit(limit),
      );
    },

    /** Any status may follow any other. */
    async changeStatus(id: string, status: TicketStatus): Promise<TicketRow> {
      const named = pathId(id, 'TKT');
      const [ticket] = named
        ? await db
            .update(supportTickets)
            .set({ status })
            .where(
              'number' in named
                ? eq(supportTickets.id, named.number)
                : eq(supportTickets.ticketId, named.businessId),
            )
            .returning()
        : [];
      if (!ticket) throw new Failure('not_found', 'There is no such ticket.');
      return ticket;
    },
  };
}
