import { nextBusinessId } from '#api/commerce/orders/find';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { Clock } from '#api/platform/clock';
import { publish } from '#api/platform/publish';
import { answerDueAt } from '#contract/answer-promise';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import type { TicketSide } from '#db/values/enumerations';
import { attachFiles } from '../attachments/attach.ts';
import { insertMessage, type MessageInput } from './insert-message.ts';
import { type MessageWithAuthor, readMessages } from './read-messages.ts';
import type { TicketMails } from './ticket-mails.ts';

/** The values of a new ticket. All others are generated. */
export type NewTicket = Pick<TicketRow, 'email' | 'subject' | 'message'> &
  Partial<typeof supportTickets.$inferInsert>;

export type NewMessage = Omit<MessageInput, 'at'> & { attachmentIds?: readonly string[] };

/** Who opens a ticket: the user id, if signed in, and the files that they have uploaded. */
type Opener = { side?: TicketSide; userId: number | null; attachmentIds?: readonly string[] };

type Dependencies = { mails: TicketMails; settings: ShopSettingsReader; now: Clock };

export type TicketMessages = ReturnType<typeof createTicketMessages>;

/** Opens tickets and adds messages, and notifies the other side by email. */
export function createTicketMessages({ mails, settings, now }: Dependencies) {
  return {
    /** Joins the caller's transaction. A ticket that looks like spam is stored without an email. */
    async open(
      tx: Db,
      question: NewTicket,
      { side = 'customer', userId, attachmentIds = [] }: Opener,
    ): Promise<TicketRow> {
      const at = now();
      const [created] = await tx
        .insert(supportTickets)
        .values({
          ...question,
          ticketId: await nextBusinessId(tx, 'TKT', at),
          answerDueAt: side === 'shop' ? null : promiseOf(question, at),
          createdAt: at,
          updatedAt: at,
        })
        .returning();
      if (!created) throw new Error('The ticket was not written');
      const { message } = question;
      const { ticket, message: first } = await insertMessage(tx, created, {
        side,
        userId,
        message,
        at,
      });
      await attachFiles(tx, attachmentIds, { messageId: first.id, userId, at });
      if (side === 'shop') {
        await mails.answered(tx, ticket, await read(tx, first.id), { isFirst: true });
        await publish(tx, { kind: 'ticket.answered', ...subjectOf(ticket) });
      } else if (!ticket.suspectedSpam) {
        await mails.opened(tx, ticket);
        const written = await read(tx, first.id);
        await mails.asked(tx, ticket, written, { isFirst: true });
        await publish(tx, { kind: 'ticket.opened', ...subjectOf(ticket) });
      }
      return ticket;
    },

    /** Joins the caller's transaction, which has locked the ticket. */
    async add(tx: Db, locked: TicketRow, input: NewMessage): Promise<MessageWithAuthor> {
      const { attachmentIds = [], ...message } = input;
      const at = now();
      const { ticket, message: inserted } = await insertMessage(tx, locked, { ...message, at });
      await attachFiles(tx, attachmentIds, { messageId: inserted.id, userId: input.userId, at });
      const written = await read(tx, inserted.id);
      if (input.side === 'customer') {
        if (ticket.suspectedSpam) return written;
        await mails.asked(tx, ticket, written, { isFirst: false });
        await publish(tx, { kind: 'ticket.replied', ...subjectOf(ticket) });
      } else if (!inserted.internal) {
        await mails.answered(tx, ticket, written, { isFirst: false });
        await publish(tx, { kind: 'ticket.answered', ...subjectOf(ticket) });
      }
      return written;
    },
  };

  /** As the settings promise at that time; later changes promise nothing to this customer. */
  function promiseOf({ customerType, priority }: NewTicket, at: Date): Date {
    const question = { customerType, priority: priority ?? 'medium' };
    return answerDueAt(question, settings.current().contact, at);
  }
}

async function read(tx: Db, messageId: number): Promise<MessageWithAuthor> {
  const [written] = await readMessages(tx, { messageId });
  if (!written) throw new Error('The message is gone');
  return written;
}

/** `by`: the ticket's own customer, who wrote every customer message. */
function subjectOf({ id, ticketId: name, customerId: by }: TicketRow) {
  return { id, name, by };
}
