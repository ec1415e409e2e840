import { eq } from 'drizzle-orm';
import { lockOrder } from '#api/commerce/orders/find';
import { requirePaid } from '#api/delivery/briefs/repository';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Viewer } from '#api/http/viewer';
import { changed, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { LinkedTicket, NewOrderMessage } from '#contract/conversations';
import type { NewTicketMessage } from '#contract/ticket-messages';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import type { OrderRow } from '#db/schema/orders';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { findTicket, lockConversation, verifiedAt } from './find-ticket.ts';
import type { GuestLinks } from './guest-links.ts';
import { proveEmail } from './guest-tickets.ts';
import type { NewMessage, NewTicket, TicketMessages } from './messages.ts';
import { type MessageWithAuthor, markRead, readMessages } from './read-messages.ts';
import { requireUpToDate } from './require-up-to-date.ts';

type Dependencies = {
  db: Db;
  guestLinks: GuestLinks;
  messages: TicketMessages;
  limits: RateLimits;
  now: Clock;
};

type Written = { ticket: TicketRow; message: MessageWithAuthor };

export type Conversations = ReturnType<typeof createConversations>;

/**
 * The conversation of a paid order: one ticket, which the first message opens. The caller has
 * checked whose order it is.
 */
export function createConversations({ db, guestLinks, messages, limits, now }: Dependencies) {
  return {
    /** The ticket, or null until someone has written. */
    find: (order: OrderRow) => findOf(db, order),

    async read(
      order: OrderRow,
    ): Promise<{ ticket: TicketRow; messages: MessageWithAuthor[] } | null> {
      const ticket = await findOf(db, order);
      if (!ticket) return null;
      return { ticket, messages: await readMessages(db, { ticketId: ticket.id, withNotes: true }) };
    },

    /** Throws if another admin has written since the author last read the conversation. */
    writeAsShop(
      viewer: Viewer,
      order: OrderRow,
      { readUpTo, ...written }: NewOrderMessage,
    ): Promise<Written> {
      const userId = viewer.user.id;
      return write(order, {
        message: { side: 'shop', userId, ...written },
        async onKnown(tx, { id: ticketId }) {
          if (readUpTo !== undefined) await requireUpToDate(tx, { ticketId, userId, readUpTo });
        },
        async onOpened(tx) {
          const subject = { id: order.id, name: order.orderId };
          const act = { verb: 'order.conversation_opened', changes: changed('message') } as const;
          await writeAudit(tx, viewer, { at: now(), subject, ...act });
        },
      });
    },

    async writeAsCustomer(
      { customer, user }: Viewer,
      order: OrderRow,
      written: NewTicketMessage,
    ): Promise<TicketRow> {
      await limits.count(db, 'ticket message, customer', customer.id);
      const message = { side: 'customer', userId: user.id, ...written } as const;
      return (await write(order, { message })).ticket;
    },

    /** By the link in a mail to the guest, which verifies their address. */
    async writeAsGuest(order: OrderRow, message: string): Promise<LinkedTicket> {
      await limits.count(db, 'ticket message, guest', order.orderId);
      const { ticket } = await write(order, {
        message: { side: 'customer', userId: null, message },
        async onKnown(tx, ticket) {
          await markRead(tx, ticket.id, 'customer');
          await proveEmail(tx, ticket, now());
        },
        onOpened: (tx, ticket) => proveEmail(tx, ticket, now()),
      });
      return toLink(ticket);
    },

    async findLink(order: OrderRow): Promise<LinkedTicket | null> {
      const ticket = await findOf(db, order);
      return ticket && toLink(ticket);
    },
  };

  /** Adds a message to the conversation of an order, and opens it if it isn’t open yet. */
  async function write(order: OrderRow, { message, onKnown, onOpened }: Writing): Promise<Written> {
    requirePaid(order);
    return db.transaction(async (tx) => {
      const known = await findOf(tx, order);
      if (known) return add(tx, known);
      const question = await prepare(tx, order);
      // Someone else may have opened it while this one waited.
      const ticket = await findOf(tx, order);
      return ticket ? add(tx, ticket) : open(tx, question);
    });

    async function add(tx: Db, { id }: TicketRow): Promise<Written> {
      const ticket = await lockConversation(tx, id);
      await onKnown?.(tx, ticket);
      const written = await messages.add(tx, ticket, message);
      return { ticket: await findTicket(tx, String(ticket.id)), message: written };
    }

    async function open(tx: Db, question: Omit<NewTicket, 'message'>): Promise<Written> {
      const { message: text, ...author } = message;
      const ticket = await messages.open(tx, { ...question, message: text }, author);
      await onOpened?.(tx, ticket);
      const [written] = await readMessages(tx, { ticketId: ticket.id, withNotes: false });
      if (!written) throw new Error('The message is gone');
      return { ticket, message: written };
    }
  }

  function toLink(ticket: TicketRow): LinkedTicket {
    const { ticketId, customerUnread: unread } = ticket;
    return { ticketId, token: guestLinks.tokenFor(ticket), unread };
  }
}

type Writing = {
  message: NewMessage;
  /** Called with the locked ticket before the message is added. */
  onKnown?: (tx: Db, ticket: TicketRow) => Promise<void>;
  onOpened?: (tx: Db, ticket: TicketRow) => Promise<void>;
};

async function findOf(db: Db, { id }: OrderRow): Promise<TicketRow | null> {
  const ticket = await db.query.supportTickets.findFirst({ where: eq(supportTickets.orderId, id) });
  return ticket ?? null;
}

/**
 * Locks the order, so that two who write at the same time open one ticket. Throws if the order has
 * got another owner or address since it was read.
 */
async function prepare(
  tx: Db,
  { id, customerId, customerEmail }: OrderRow,
): Promise<Omit<NewTicket, 'message'>> {
  const order = await lockOrder(tx, id);
  const isSame = order.customerId === customerId && order.customerEmail === customerEmail;
  if (!isSame) throw orderChanged();
  const owner =
    customerId === null
      ? undefined
      : await tx.query.customers.findFirst({ where: eq(customers.id, customerId) });
  const email = owner?.email ?? order.customerEmail;
  if (!email.includes('@')) {
    throw new Failure('conflict', 'This customer’s data was erased, so they can’t be contacted.');
  }
  return {
    orderId: id,
    projectId: order.orderId,
    subject: `Order ${order.orderId}: ${order.productTitle}`,
    email,
    emailVerifiedAt: owner ? verifiedAt(owner, email) : null,
    customerId,
  };
}

function orderChanged(): Failure {
  return new Failure('conflict', 'This order has changed. Reload the page and try again.');
}
