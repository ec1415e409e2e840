import { nextBusinessId } from '#api/commerce/orders/find';
import { insertMessage } from '#api/support/tickets/insert-message';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import type { TestShop } from './shop.ts';

/** Creates an open guest ticket with its first message, without sending email. */
export function aTicket(
  db: Db,
  values: Partial<typeof supportTickets.$inferInsert> = {},
): Promise<TicketRow> {
  return db.transaction(async (tx) => {
    const at = values.createdAt ?? new Date();
    const [made] = await tx
      .insert(supportTickets)
      .values({
        ticketId: await nextBusinessId(tx, 'TKT', at),
        email: 'ada@example.com',
        subject: 'Opening hours',
        message: 'Where do I change them?',
        ...values,
        updatedAt: at,
      })
      .returning();
    if (!made) throw new Error('The ticket was not written');
    const { message } = made;
    const { ticket } = await insertMessage(tx, made, {
      side: 'customer',
      userId: null,
      message,
      at,
    });
    return ticket;
  });
}

/** Opens a ticket with the public form and returns its number and the token from the email. */
export async function askAsGuest(shop: TestShop, values: Record<string, unknown> = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  const response = await shop.post('/api/support', {
    customerType: 'new',
    inquiryType: 'Pricing Questions',
    email,
    subject: 'What does it cost?',
    message: 'With support, I mean.',
    ...values,
  });
  if (response.status !== 201) throw new Error(await response.text());
  const { ticketId }: { ticketId: string } = await response.json();
  const to = typeof values.email === 'string' ? values.email : email;
  return { ticketId, email: to, token: await guestTokenSentTo(shop, to) };
}

/** Returns the token of the newest ticket link. */
export async function guestTokenSentTo(shop: TestShop, address: string): Promise<string> {
  const mails = await shop.mailsTo(address);
  return /\/support\/tickets\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'no link';
}
