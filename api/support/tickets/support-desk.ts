import { eq, or, sql } from 'drizzle-orm';
import { invalid } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import { findAssignee, findAuditName } from '#api/identity/accounts/assignees';
import { type Actor, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Page } from '#api/platform/lists/page';
import type { AuditChange } from '#contract/audit';
import type { NewShopMessage } from '#contract/shop-messages';
import type { AdminTicketListQuery } from '#contract/ticket-list';
import type { TicketChange, TicketCounts, TicketStatusChange } from '#contract/tickets';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { countTickets } from './count-tickets.ts';
import { listTicketOrders, type TicketOrderRow } from './customer-orders.ts';
import { type DeskTicket, describeTicket, describeTickets } from './desk-ticket.ts';
import { findTicket, lockTicket, ticketNotFound } from './find-ticket.ts';
import { listAllTickets } from './list.ts';
import type { TicketMessages } from './messages.ts';
import { type MessageWithAuthor, markRead, readMessages } from './read-messages.ts';
import { refuseMerged, requireUpToDate, requireVersion } from './require-up-to-date.ts';
import { requireSnoozeTime } from './snooze.ts';

/** A ticket with the orders of its customer, and the ids of the tickets merged into it. */
export type TicketDetails = DeskTicket & { orders: TicketOrderRow[]; merged: string[] };

type Dependencies = { db: Db; messages: TicketMessages; now: Clock };

export type SupportDesk = ReturnType<typeof createSupportDesk>;

/** The tickets of all customers and guests, for admins. */
export function createSupportDesk({ db, messages, now }: Dependencies) {
  return {
    async list({ user }: Viewer, query: AdminTicketListQuery): Promise<Page<DeskTicket>> {
      const { rows, next } = await listAllTickets(db, query, { userId: user.id, now: now() });
      return { rows: await describeTickets(db, rows), next };
    },

    count: ({ user }: Viewer): Promise<TicketCounts> =>
      countTickets(db, { userId: user.id, now: now() }),

    async find(id: string): Promise<TicketDetails> {
      const ticket = await findTicket(db, id);
      const merged = await db
        .select({ name: supportTickets.ticketId })
        .from(supportTickets)
        .where(eq(supportTickets.mergedIntoId, ticket.id))
        .orderBy(supportTickets.id);
      return {
        ...(await describeTicket(db, ticket)),
        orders: await listTicketOrders(db, ticket),
        merged: merged.map(({ name }) => name),
      };
    },

    /** Includes internal notes. */
    async messages(id: string): Promise<MessageWithAuthor[]> {
      const { id: ticketId } = await findTicket(db, id);
      return readMessages(db, { ticketId, withNotes: true });
    },

    /** Any change of status is allowed. */
    changeStatus: (actor: Actor, id: string, { status, version }: TicketStatusChange) =>
      change(actor, id, { status }, version),

    /** Of two admins who read the same version, one gets a 409 that names the other. */
    async change(
      actor: Actor,
      id: string,
      { assignedTo, priority, snoozedUntil, version }: TicketChange,
    ): Promise<DeskTicket> {
      const ticket = await findTicket(db, id);
      if (typeof assignedTo === 'number' && !(await findAssignee(db, assignedTo))) {
        throw invalid([{ path: 'assignedTo', message: 'Choose one of the admins.' }]);
      }
      const until = snoozedUntil && new Date(snoozedUntil);
      if (until) requireSnoozeTime(until, now());
      const values = {
        ...(assignedTo === undefined ? {} : { assignedTo }),
        ...(priority === undefined ? {} : { priority }),
        ...(until === undefined ? {} : { snoozedUntil: until || null }),
      };
      return Object.keys(values).length === 0
        ? describeTicket(db, ticket)
        : change(actor, id, values, version);
    },

    /**
     * Throws if another admin has replied since the author last read the ticket; if it is resolved, too,
     * also if the customer has. Reply and status are written together or not at all.
     */
    async write(
      viewer: Viewer,
      id: string,
      { readUpTo, resolve, ...written }: NewShopMessage,
    ): Promise<MessageWithAuthor> {
      const { user } = viewer;
      if (resolve && written.internal) {
        throw invalid([{ path: 'resolve', message: 'A note can’t resolve a ticket.' }]);
      }
      const { id: ticketId } = await findTicket(db, id);
      return db.transaction(async (tx) => {
        const ticket = await lockTicket(tx, ticketId);
        await refuseMerged(tx, ticket);
        if (readUpTo !== undefined && !written.internal) {
          await requireUpToDate(tx, { ticketId, userId: user.id, readUpTo, resolve });
        }
        const message = await messages.add(tx, ticket, {
          side: 'shop',
          userId: user.id,
          ...written,
        });
        if (resolve) await write(tx, viewer, ticketId, { status: 'resolved' });
        return message;
      });
    },

    async markRead(id: string): Promise<void> {
      await markRead(db, (await findTicket(db, id)).id, 'shop');
    },

    /** Revokes all links that were mailed to the guest. The next email contains a new one. */
    async endGuestLinks(actor: Actor, id: string): Promise<void> {
      const { id: ticketId } = await findTicket(db, id);
      await db.transaction(async (tx) => {
        const { ticketId: name } = await lockTicket(tx, ticketId);
        const subject = { id: ticketId, name };
        await writeAudit(tx, actor, { at: now(), verb: 'ticket.guest_links_ended', subject });
        // Links of the tickets that were merged into it lead to it, too.
        await tx
          .update(supportTickets)
          .set({
            guestLinkVersion: sql`${supportTickets.guestLinkVersion} + 1`,
            updatedAt: sql`${supportTickets.updatedAt}`,
          })
          .where(or(eq(supportTickets.id, ticketId), eq(supportTickets.mergedIntoId, ticketId)));
      });
    },
  };

  async function change(
    actor: Actor,
    id: string,
    values: Changeable,
    version: number | undefined,
  ): Promise<DeskTicket> {
    const { id: ticketId } = await findTicket(db, id);
    const ticket = await db.transaction(async (tx) => {
      const before = await lockTicket(tx, ticketId);
      await refuseMerged(tx, before);
      await requireVersion(tx, before, version);
      return write(tx, actor, ticketId, values);
    });
    return describeTicket(db, ticket);
  }

  /** The caller has locked the ticket. Only actual changes make a new version. */
  async function write(tx: Db, actor: Actor, id: number, values: Changeable): Promise<TicketRow> {
    const before = await lockTicket(tx, id);
    const next = { ...before, ...values };
    const changes = await auditChangesOf(tx, before, next);
    if (changes.length === 0) return before;
    const at = now();
    const subject = { id, name: before.ticketId };
    await writeAudit(tx, actor, { at, verb: 'ticket.changed', subject, changes });
    const [ticket] = await tx
      .update(supportTickets)
      .set({ ...values, ...settle(next), version: before.version + 1, updatedAt: at })
      .where(eq(supportTickets.id, id))
      .returning();
    if (!ticket) throw ticketNotFound();
    return ticket;
  }
}

type Changeable = Partial<Pick<TicketRow, 'status' | 'priority' | 'assignedTo' | 'snoozedUntil'>>;

/** A ticket that is done waits for nothing. */
function settle({ status }: TicketRow): Partial<TicketRow> {
  return status === 'resolved' || status === 'closed'
    ? { snoozedUntil: null, waitingSince: null }
    : {};
}

/** The audit log's details of a changed ticket. Assignees are given by name. */
async function auditChangesOf(tx: Db, before: TicketRow, after: TicketRow): Promise<AuditChange[]> {
  const changes = changesBetween(factsOf(before), factsOf(after));
  if (before.assignedTo === after.assignedTo) return changes;
  const was = await findAuditName(tx, before.assignedTo);
  const is = await findAuditName(tx, after.assignedTo);
  return [...changes, { field: 'assignedTo', before: was, after: is }];
}

function factsOf({ status, priority, snoozedUntil }: TicketRow) {
  return { status, priority, snoozedUntil: snoozedUntil?.toISOString() ?? null };
}
