import { desc, eq } from 'drizzle-orm';
import type { NewTicket } from '#contract/tickets';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import type { Clock } from '../clock.ts';
import { invalid } from '../http/failure.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { nextBusinessId } from '../orders/business-id.ts';

const listedAtMost = 1000;

/** Who asks, and from which network address. */
export type Asker = { customer: CustomerRow; address: string };

export type Tickets = ReturnType<typeof createTickets>;

/** A customer's questions to the shop. */
export function createTickets({ db, limits, now }: { db: Db; limits: RateLimits; now: Clock }) {
  return {
    /** Newest first. */
    list(customerId: string): Promise<TicketRow[]> {
      return db.query.supportTickets.findMany({
        where: eq(supportTickets.customerId, customerId),
        orderBy: [desc(supportTickets.createdAt), desc(supportTickets.id)],
        limit: listedAtMost,
      });
    },

    /** The asker's own, whatever address it names. */
    async open(input: NewTicket, { customer, address }: Asker): Promise<TicketRow> {
      const { projectId, subject, message, priority } = input;
      const email = input.email ?? customer.email;
      if (!email) throw invalid([{ path: 'email', message: 'Required' }]);
      return db.transaction(async (tx) => {
        await limits.count(tx, 'support, address', address);
        await limits.count(tx, 'support, email', customer.id);
        const at = now();
        const [ticket] = await tx
          .insert(supportTickets)
          .values({
            ticketId: await nextBusinessId(tx, 'TKT', at),
            customerId: customer.id,
            email,
            projectId,
            subject,
            message,
            priority,
            createdAt: at,
            updatedAt: at,
          })
          .returning();
        if (!ticket) throw new Error('The ticket was not written');
        return ticket;
      });
    },
  };
}
