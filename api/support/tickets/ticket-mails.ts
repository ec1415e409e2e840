import { and, eq } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import type { TicketRow } from '#db/schema/support-tickets';
import { users } from '#db/schema/users';
import { isEmailVerified, type OwnedTicket, replyAddressOf, withOwner } from './find-ticket.ts';
import { type GuestLinks, guestLinkLifetimeDays } from './guest-links.ts';
import type { MessageWithAuthor } from './read-messages.ts';

type Dependencies = { mail: Mail; guestLinks: GuestLinks; baseUrl: string };

export type TicketMails = ReturnType<typeof createTicketMails>;

/** The emails about new messages, queued in the transaction that adds them. Each side has a thread. */
export function createTicketMails({ mail, guestLinks, baseUrl }: Dependencies) {
  return {
    /** To the customer: we received your question. */
    async opened(tx: Db, ticket: TicketRow): Promise<void> {
      const owned = await withOwner(tx, ticket);
      await mail.send(tx, 'ticket-opened', {
        to: replyAddressOf(owned),
        data: { ...aboutTo(owned), place: placeOf(ticket) },
        key: `ticket-opened:${ticket.ticketId}`,
        thread: threadOf(ticket, 'customer'),
      });
    },

    /** To the customer: the shop replied, or wrote first. */
    async answered(
      tx: Db,
      ticket: TicketRow,
      written: MessageWithAuthor,
      { isFirst }: { isFirst: boolean },
    ): Promise<void> {
      const owned = await withOwner(tx, ticket);
      await mail.send(tx, 'ticket-answered', {
        to: replyAddressOf(owned),
        data: {
          ...aboutTo(owned),
          ...wordsOf(written),
          author: written.author,
          isFirst,
          place: placeOf(ticket),
        },
        key: keyOf(written),
        thread: threadOf(ticket, 'customer'),
      });
    },

    /** To the assigned admin, or to the shop: the customer replied. */
    async asked(
      tx: Db,
      ticket: TicketRow,
      written: MessageWithAuthor,
      { isFirst }: { isFirst: boolean },
    ): Promise<void> {
      const { ticketId, email, inquiryType, projectId } = ticket;
      const owned = await withOwner(tx, ticket);
      await mail.send(tx, 'ticket-asked', {
        to: await addressInShop(tx, ticket),
        data: {
          ...about(ticket),
          ...wordsOf(written),
          email,
          emailVerified: isEmailVerified(owned),
          account: owned.owner && accountName(owned.owner),
          isFirst,
          inquiryType,
          projectId,
          url: `${baseUrl}/admin/tickets/${ticketId}`,
        },
        key: keyOf(written),
        thread: threadOf(ticket, 'shop'),
      });
    },
  };

  /** The URL of the ticket. A guest gets a new signed link with each email. */
  function placeOf(ticket: TicketRow) {
    const isGuest = ticket.customerId === null;
    return {
      url: isGuest
        ? `${baseUrl}/support/tickets/${guestLinks.tokenFor(ticket)}`
        : `${baseUrl}/dashboard/support/${ticket.ticketId}`,
      isGuest,
      linkDays: guestLinkLifetimeDays,
    };
  }
}

function about({ ticketId, subject }: TicketRow) {
  return { ticketId, subject };
}

/**
 * Anyone may have typed an address that isn’t verified, and could send text of their own to it.
 * The subject of an order’s conversation is ours.
 */
function aboutTo({ ticket, owner }: OwnedTicket) {
  const { emailVerifiedAt } = owner?.email ? owner : ticket;
  const isOurs = emailVerifiedAt !== null || ticket.orderId !== null;
  return { ticketId: ticket.ticketId, subject: isOurs ? ticket.subject : null };
}

function wordsOf({ message, attachments }: MessageWithAuthor) {
  return { message: message.message, attachments: attachments.length };
}

function keyOf({ message }: MessageWithAuthor): string {
  return `ticket-message:${message.id}`;
}

function threadOf({ ticketId }: TicketRow, reader: 'customer' | 'shop'): string {
  return `ticket:${ticketId}:${reader}`;
}

function accountName({ firstName, lastName, email }: CustomerRow): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name && email ? `${name} <${email}>` : email || name || 'no name';
}

async function addressInShop(tx: Db, { assignedTo }: TicketRow): Promise<string> {
  if (assignedTo === null) return 'shop';
  const [assignee] = await tx
    .select({ email: customers.email })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(and(eq(users.id, assignedTo), eq(customers.isAdmin, true)));
  return assignee?.email ?? 'shop';
}
