import { and, eq, isNull, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { followMerge, lockConversation } from './find-ticket.ts';
import type { GuestLink, GuestLinks } from './guest-links.ts';
import type { TicketMessages } from './messages.ts';
import { type MessageWithAuthor, markRead, readMessages } from './read-messages.ts';
import { type TicketWithOrder, withOrder } from './ticket-order.ts';

type Dependencies = {
  db: Db;
  guestLinks: GuestLinks;
  messages: TicketMessages;
  limits: RateLimits;
  now: Clock;
};

export type GuestTicketView = TicketWithOrder & {
  messages: MessageWithAuthor[];
  fileToken: string;
};

export type GuestTickets = ReturnType<typeof createGuestTickets>;

export function createGuestTickets({ db, guestLinks, messages, limits, now }: Dependencies) {
  return {
    /** The ticket whose files a token from {@link GuestTickets.read} opens. */
    findByFileToken: (token: string) => findBy(guestLinks.readFileToken(token)),

    /** Doesn't mark the ticket as read, because email scanners open links too. */
    async read(token: string): Promise<GuestTicketView> {
      const ticket = await findBy(guestLinks.read(token));
      return {
        ...(await withOrder(db, { ticket })),
        fileToken: guestLinks.fileTokenFor(ticket),
        messages: await readMessages(db, { ticketId: ticket.id, withNotes: false }),
      };
    },

    /**
     * Marks earlier messages as read and verifies the address that the link was mailed to. Opening
     * the link does neither, because email scanners open links too.
     */
    async reply(token: string, message: string): Promise<MessageWithAuthor> {
      const link = genuine(guestLinks.read(token));
      return db.transaction(async (tx) => {
        await findBy(link, tx);
        const ticket = letIn(await lockConversation(tx, link.ticketId));
        await limits.count(tx, 'ticket message, guest', ticket.ticketId);
        await markRead(tx, ticket.id, 'customer');
        await proveEmail(tx, ticket, now());
        return messages.add(tx, ticket, { side: 'customer', userId: null, message });
      });
    },
  };

  /** The ticket of a link; if it was merged, the one that has its messages now. */
  async function findBy(token: GuestLink | null, tx: Db = db): Promise<TicketRow> {
    const link = genuine(token);
    const ticket = await tx.query.supportTickets.findFirst({
      where: eq(supportTickets.id, link.ticketId),
    });
    if (ticket?.guestLinkVersion !== link.version) throw noLonger();
    return letIn(await followMerge(tx, ticket));
  }
}

function genuine(link: GuestLink | null): GuestLink {
  if (!link) throw noLonger();
  return link;
}

/** A person who has a mailed link can read the email of the ticket’s address. */
export async function proveEmail(tx: Db, { id, updatedAt }: TicketRow, at: Date): Promise<void> {
  await tx
    .update(supportTickets)
    .set({ emailVerifiedAt: at, updatedAt })
    .where(and(eq(supportTickets.id, id), isNull(supportTickets.emailVerifiedAt)));
}

/** Links end once a ticket belongs to an account, which asks for a sign-in. */
function letIn(ticket: TicketRow): TicketRow {
  if (ticket.customerId !== null) throw noLonger();
  return ticket;
}

function noLonger(): Failure {
  return new Failure('not_found', 'This link no longer works.');
}

/**
 * Assigns the tickets that were opened under an address while signed out to the customer.
 * `verifiedAt`: null if the address was not verified.
 */
export async function claimGuestTickets(
  tx: Db,
  customerId: string,
  { email, verifiedAt }: { email: string; verifiedAt: Date | null },
): Promise<void> {
  await tx
    .update(supportTickets)
    .set({
      customerId,
      emailVerifiedAt: sql`coalesce(${supportTickets.emailVerifiedAt}, ${verifiedAt?.toISOString() ?? null}::timestamptz)`,
    })
    .where(and(isNull(supportTickets.customerId), sql`lower(${supportTickets.email}) = ${email}`));
}
