import { nextBusinessId } from '#api/commerce/orders/business-id';
import type { Clock } from '#api/platform/clock';
import { announce } from '#api/platform/live-updates/publish';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { attachFiles } from '../attachments/attach.ts';
import { addEntry, type NewEntry } from './entries.ts';
import { type KnownMessage, readMessages } from './messages.ts';
import type { TicketMails } from './ticket-mails.ts';

/** What a ticket is opened with; the rest follows. */
export type Question = Pick<TicketRow, 'email' | 'subject' | 'message'> &
  Partial<typeof supportTickets.$inferInsert>;

export type NewMessage = Omit<NewEntry, 'at'> & { attachmentIds?: readonly string[] };

export type Conversation = ReturnType<typeof createConversation>;

/** Opens tickets and adds to them, and tells the other side of each message by mail. */
export function createConversation({ mails, now }: { mails: TicketMails; now: Clock }) {
  return {
    /** Joins the caller's transaction. What looks like spam is kept, and told to nobody. */
    async open(tx: Db, question: Question, userId: number | null): Promise<TicketRow> {
      const at = now();
      const [made] = await tx
        .insert(supportTickets)
        .values({
          ...question,
          ticketId: await nextBusinessId(tx, 'TKT', at),
          createdAt: at,
          updatedAt: at,
        })
        .returning();
      if (!made) throw new Error('The ticket was not written');
      const { message } = question;
      const { ticket, ...first } = await addEntry(tx, made, {
        side: 'customer',
        userId,
        message,
        at,
      });
      if (!ticket.suspectedSpam) {
        await mails.opened(tx, ticket);
        const written = { message: first.message, author: null, attachments: [] };
        await mails.asked(tx, ticket, written, { isFirst: true });
        await announce(tx, { kind: 'ticket.opened', ...subjectOf(ticket) });
      }
      return ticket;
    },

    /** Joins the caller's transaction, which holds the ticket. */
    async add(tx: Db, held: TicketRow, entry: NewMessage): Promise<KnownMessage> {
      const { attachmentIds = [], ...words } = entry;
      const at = now();
      const { ticket, message } = await addEntry(tx, held, { ...words, at });
      await attachFiles(tx, attachmentIds, { messageId: message.id, userId: entry.userId, at });
      const [written] = await readMessages(tx, { messageId: message.id });
      if (!written) throw new Error('The message is gone');
      if (entry.side === 'customer') {
        if (ticket.suspectedSpam) return written;
        await mails.asked(tx, ticket, written, { isFirst: false });
        await announce(tx, { kind: 'ticket.replied', ...subjectOf(ticket) });
      } else if (!message.internal) {
        await mails.answered(tx, ticket, written);
      }
      return written;
    },
  };
}

/** A customer's words are always those of the ticket's own customer. */
function subjectOf({ id, ticketId: name, customerId: by }: TicketRow) {
  return { id, name, by };
}
