import { eq, sql } from 'drizzle-orm';
import { invalid } from '#api/http/failure';
import { findAssignee } from '#api/identity/accounts/assignees';
import type { Viewer } from '#api/identity/sessions/find-viewer';
import { type Actor, writeAudit, writeAuditedChange } from '#api/platform/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Page } from '#api/platform/lists/page';
import type { NewShopMessage } from '#contract/ticket-messages';
import type { AdminTicketListQuery, TicketChange } from '#contract/tickets';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import type { TicketStatus } from '#db/values/enumerations';
import { auditChangesOf } from './audit-changes.ts';
import { listCustomerOrders } from './customer-orders.ts';
import { findTicket, lockTicket, ticketNotFound } from './find-ticket.ts';
import { listTickets } from './list.ts';
import type { TicketMessages } from './messages.ts';
import { type MessageWithAuthor, readMessages } from './read-messages.ts';
import { requireUpToDate } from './require-up-to-date.ts';
import { type TicketWithOrder, withOrder, withOrders } from './ticket-order.ts';
import { type OwnedTicket, withOwner, withOwners } from './ticket-owner.ts';
import { markRead } from './unread.ts';

/** A ticket as admins see it. */
export type DeskTicket = OwnedTicket & TicketWithOrder;

/** A ticket with the orders of its customer. */
export type TicketDetails = DeskTicket & { orders: OrderRow[] };

type Dependencies = { db: Db; messages: TicketMessages; now: Clock };

export type SupportDesk = ReturnType<typeof createSupportDesk>;

/** The tickets of all customers and guests, for admins. */
export function createSupportDesk({ db, messages, now }: Dependencies) {
  return {
    async list(query: AdminTicketListQuery): Promise<Page<DeskTicket>> {
      const { rows, next } = await listTickets(db, query);
      return { rows: await withOrders(db, await withOwners(db, rows)), next };
    },

    async find(id: string): Promise<TicketDetails> {
      const ticket = await findTicket(db, id);
      return { ...(await describe(ticket)), orders: await listCustomerOrders(db, ticket) };
    },

    /** Includes internal notes. */
    async messages(id: string): Promise<MessageWithAuthor[]> {
      const { id: ticketId } = await findTicket(db, id);
      return readMessages(db, { ticketId, withNotes: true });
    },

    /** Any change of status is allowed. */
    changeStatus: (actor: Actor, id: string, status: TicketStatus) => change(actor, id, { status }),

    async change(
      actor: Actor,
      id: string,
      { assignedTo, priority }: TicketChange,
    ): Promise<DeskTicket> {
      const ticket = await findTicket(db, id);
      if (assignedTo === undefined && priority === undefined) return describe(ticket);
      if (typeof assignedTo === 'number' && !(await findAssignee(db, assignedTo))) {
        throw invalid([{ path: 'assignedTo', message: 'Choose one of the admins.' }]);
      }
      return change(actor, id, {
        ...(assignedTo === undefined ? {} : { assignedTo }),
        ...(priority === undefined ? {} : { priority }),
      });
    },

    /** Throws if another admin has replied since the author last read the ticket. */
    async write(
      { user }: Viewer,
      id: string,
      { readUpTo, ...written }: NewShopMessage,
    ): Promise<MessageWithAuthor> {
      const { id: ticketId } = await findTicket(db, id);
      return db.transaction(async (tx) => {
        const ticket = await lockTicket(tx, ticketId);
        if (readUpTo !== undefined && !written.internal) {
          await requireUpToDate(tx, { ticketId, userId: user.id, readUpTo });
        }
        return messages.add(tx, ticket, { side: 'shop', userId: user.id, ...written });
      });
    },

    async markRead(id: string): Promise<void> {
      await markRead(db, (await findTicket(db, id)).id, 'shop');
    },

    /** Revokes all links that were mailed to the guest. The next email contains a new one. */
    async endGuestLinks(actor: Actor, id: string): Promise<void> {
      await update(id, async (tx, { id: ticketId, ticketId: name }) => {
        const subject = { id: ticketId, name };
        await writeAudit(tx, actor, { at: now(), verb: 'ticket.guest_links_ended', subject });
        return {
          guestLinkVersion: sql`${supportTickets.guestLinkVersion} + 1`,
          updatedAt: sql`${supportTickets.updatedAt}`,
        };
      });
    },
  };

  async function change(actor: Actor, id: string, values: Changeable): Promise<DeskTicket> {
    const ticket = await update(id, async (tx, before) => {
      const at = now();
      await writeAuditedChange(tx, actor, {
        at,
        verb: 'ticket.changed',
        subject: { id: before.id, name: before.ticketId },
        changes: await auditChangesOf(tx, before, { ...before, ...values }),
      });
      return { ...values, updatedAt: at };
    });
    return describe(ticket);
  }

  async function describe(ticket: TicketRow): Promise<DeskTicket> {
    return withOrder(db, await withOwner(db, ticket));
  }

  async function update(
    id: string,
    decide: (tx: Db, held: TicketRow) => Promise<TicketUpdate>,
  ): Promise<TicketRow> {
    const { id: ticketId } = await findTicket(db, id);
    return db.transaction(async (tx) => {
      const held = await lockTicket(tx, ticketId);
      const [ticket] = await tx
        .update(supportTickets)
        .set(await decide(tx, held))
        .where(eq(supportTickets.id, ticketId))
        .returning();
      if (!ticket) throw ticketNotFound();
      return ticket;
    });
  }
}

type Changeable = Partial<Pick<TicketRow, 'status' | 'priority' | 'assignedTo'>>;

type TicketUpdate = Parameters<ReturnType<Db['update']>['set']>[0];
