import { beforeEach, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import type { FileStore } from '#api/platform/files/store';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { attachments } from '#db/schema/attachments';
import { customers } from '#db/schema/customers';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { projects } from '#db/schema/projects';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';
import { createRetention } from './retention.ts';

const shop = testShop();
const dayMs = 24 * 60 * 60 * 1000;
let tickets = 0;

const db = () => shop().db;

/** Runs the retention job as if it were the given number of years later. */
async function passAfter(years: number, files: FileStore = shop().files): Promise<string[]> {
  const at = new Date();
  at.setUTCFullYear(at.getUTCFullYear() + years);
  const log: string[] = [];
  const line = (text: string) => void log.push(text);
  await createRetention({ db: db(), files, now: () => at, log: line })();
  return log;
}

async function aTicket(values: Partial<typeof supportTickets.$inferInsert> = {}) {
  tickets += 1;
  const [ticket] = await db()
    .insert(supportTickets)
    .values({
      ticketId: `TKT-2026-${String(tickets).padStart(4, '0')}`,
      email: 'ada@example.com',
      subject: 'Help',
      message: 'Help me.',
      ...values,
    })
    .returning();
  if (!ticket) throw new Error('The ticket was not written');
  const [message] = await db()
    .insert(ticketMessages)
    .values({ ticketId: ticket.id, side: 'customer', message: 'Help me.' })
    .returning();
  return { ...ticket, messageId: message?.id ?? 0 };
}

async function aFile(messageId: number, key: string): Promise<void> {
  await shop().files.put(key, new TextEncoder().encode(key));
  await db()
    .insert(attachments)
    .values({ messageId, key, name: 'a.txt', type: 'text/plain', sizeBytes: 1 });
}

/** Creates an order that ended the given number of days ago and has not changed since. */
async function anEndedOrder(daysAgo: number, values: Partial<typeof orders.$inferInsert> = {}) {
  const endedAt = new Date(Date.now() - daysAgo * dayMs);
  return anOrder(db(), {
    status: 'cancelled',
    subscriptionStatus: 'cancelled',
    endedAt,
    updatedAt: endedAt,
    ...values,
  });
}

const exists = async (id: string) => (await db().$count(customers, eq(customers.id, id))) === 1;

beforeEach(async () => {
  await db().execute(sql`truncate attachments, ticket_messages, support_tickets, mails, projects`);
});

test('erases a ticket with its files and emails three years after its last change', async () => {
  const old = await aTicket();
  await aFile(old.messageId, 'attachments/old');
  await db()
    .insert(mails)
    .values({
      key: 'old',
      kind: 'ticket-opened',
      to: 'shop@example.com',
      subject: 'Help',
      thread: `ticket:${old.ticketId}:shop`,
    });
  const changed = await aTicket({ updatedAt: new Date(Date.now() + 5 * dayMs) });

  expect(await passAfter(2)).toEqual([]);
  expect(await db().$count(supportTickets)).toBe(2);

  expect(await passAfter(3)).toEqual(['retention: 1 tickets and 0 people forgotten']);
  const left = await db().select({ id: supportTickets.id }).from(supportTickets);
  expect(left).toEqual([{ id: changed.id }]);
  expect(await db().$count(attachments)).toBe(0);
  expect(await db().$count(mails)).toBe(0);
  expect(await shop().files.get('attachments/old')).toBeNull();
});

test('erases other tickets when a file cannot be removed, and retries that ticket later', async () => {
  const before = new Date(Date.now() - dayMs);
  const stuck = await aTicket({ updatedAt: new Date(before.getTime() - 1) });
  await aFile(stuck.messageId, 'attachments/stuck');
  const values = { email: 'ada@example.com', subject: 'S', message: 'M', updatedAt: before };
  await db()
    .insert(supportTickets)
    .values(
      Array.from({ length: 120 }, (_, more) => ({ ...values, ticketId: `TKT-2025-${more}` })),
    );
  const broken: FileStore = {
    ...shop().files,
    remove: () => Promise.reject(new Error('The disk is away')),
  };
  const [fault, summary] = await passAfter(3, broken);
  expect(fault).toStartWith('retention: Error: The disk is away');
  expect(summary).toBe('retention: 120 tickets and 0 people forgotten');
  expect(await passAfter(3)).toEqual(['retention: 1 tickets and 0 people forgotten']);
});

test('keeps a ticket that changes while its files are erased', async () => {
  const { id, messageId } = await aTicket();
  await aFile(messageId, 'attachments/changing');
  const updatedAt = new Date(Date.now() + 4 * 365 * dayMs);
  await passAfter(4, {
    ...shop().files,
    remove: async () => {
      await db().update(supportTickets).set({ updatedAt }).where(eq(supportTickets.id, id));
    },
  });
  const where = eq(supportTickets.id, id);
  expect(await db().query.supportTickets.findFirst({ where })).toMatchObject({ id, updatedAt });
});

test('erases an account seven years after its last use and keeps the amounts of its order', async () => {
  const ada = await shop().signIn();
  const order = await anEndedOrder(1, { customerId: ada.id, customerEmail: ada.email });
  await passAfter(6);
  expect(await exists(ada.id)).toBe(true);
  expect((await passAfter(8)).at(-1)).toContain('people forgotten');
  expect(await exists(ada.id)).toBe(false);
  const kept = await db().query.orders.findFirst({ where: eq(orders.id, order.id) });
  expect(kept).toMatchObject({ customerEmail: 'erased', totalMonthlyAmount: 1900 });
  expect(await passAfter(8)).toEqual([]);
});

const later = () => new Date(Date.now() + 3 * 365 * dayMs);

test.each<[string, (account: { id: string; email: string }) => Promise<unknown>]>([
  ['with an active subscription', ({ id }) => anOrder(db(), { customerId: id })],
  ['that bought later', ({ id }) => anEndedOrder(0, { customerId: id, updatedAt: later() })],
  [
    'that signed in later',
    ({ id }) => db().update(users).set({ signedInAt: later() }).where(eq(users.customerId, id)),
  ],
  [
    'with a ticket that changed later',
    ({ id }) => aTicket({ customerId: id, updatedAt: new Date(Date.now() + 6 * 365 * dayMs) }),
  ],
  [
    'that belongs to an admin',
    ({ id }) =>
      db().update(customers).set({ isAdmin: true, role: 'owner' }).where(eq(customers.id, id)),
  ],
])('keeps an account %s', async (_, use) => {
  const account = await shop().signIn();
  await use(account);
  await passAfter(8);
  expect(await exists(account.id)).toBe(true);
});

test('erases personal data from a guest’s order and an old brief', async () => {
  const order = await anEndedOrder(1, { customerEmail: 'Guest@Example.com' });
  const [brief] = await db()
    .insert(projects)
    .values({
      projectId: 'ACC-2020-0001',
      businessName: 'Bakery',
      contactPerson: 'Bo',
      email: 'bo@example.com',
      updatedAt: new Date(Date.now() - dayMs),
    })
    .returning();
  await passAfter(7);
  const kept = await db().query.orders.findFirst({ where: eq(orders.id, order.id) });
  expect(kept).toMatchObject({ customerName: 'Erased', customerEmail: 'erased' });
  expect(await db().select().from(projects)).toMatchObject([
    { id: brief?.id, businessName: 'Erased', email: 'erased', amount: 19900 },
  ]);
});

test('erases expired data in the scheduled job', async () => {
  const account = await shop().signIn();
  shop().clock.shiftMs = 8 * 366 * dayMs;
  await shop().jobs.run('retention');
  shop().clock.shiftMs = 0;
  expect(await exists(account.id)).toBe(false);
  expect(shop().log.join('\n')).not.toContain('@');
});
