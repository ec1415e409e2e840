import { expect, test } from 'bun:test';
import { createVault } from '#api/platform/vault/vault';
import { cannedReplies } from '#db/schema/canned-replies';
import { mails } from '#db/schema/mails';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { testDatabase } from '#db/testing/database';
import { seedShop } from './seed-shop.ts';

const database = testDatabase();
const now = new Date('2026-03-31T12:00:00.000Z');

test('seeds plausible conversations without sending mail', async () => {
  const { db } = database();
  await seedShop(db, createVault(['a key of tests, 32 characters long']), now);
  const tickets = await db.select().from(supportTickets);
  const messages = await db.select().from(ticketMessages).orderBy(ticketMessages.id);
  for (const ticket of tickets) {
    const own = messages.filter(({ ticketId }) => ticketId === ticket.id);
    expect(own[0]).toMatchObject({
      side: 'customer',
      message: ticket.message,
      createdAt: ticket.createdAt,
    });
    const instants = own.map(({ createdAt }) => createdAt.getTime());
    expect(instants).toEqual(instants.toSorted((one, other) => one - other));
    expect(instants.at(-1)).toBeLessThanOrEqual(now.getTime());
    const spoken = own.filter(({ internal }) => !internal);
    expect(ticket.updatedAt).toEqual(spoken.at(-1)?.createdAt ?? new Date(0));
    // Only open tickets may lack a reply from the shop.
    if (ticket.status !== 'open') expect(spoken.some(({ side }) => side === 'shop')).toBe(true);
  }
  expect(await db.$count(mails)).toBe(0);
});

test('seeds tickets waiting for each side, notes and canned replies', async () => {
  const { db } = database();
  const tickets = await db.select().from(supportTickets);
  const unread = tickets.map(({ shopUnread, customerUnread }) => [shopUnread, customerUnread]);
  expect(unread).toContainEqual([1, 0]);
  expect(unread).toContainEqual([2, 0]);
  expect(unread).toContainEqual([0, 1]);
  expect(unread).toContainEqual([0, 0]);
  expect((await db.select().from(ticketMessages)).some(({ internal }) => internal)).toBe(true);
  expect(await db.$count(cannedReplies)).toBe(3);
});
