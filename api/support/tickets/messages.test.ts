import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { aTicket } from '#api/testing/tickets';
import { brand } from '#contract/brand';
import type { Problem } from '#contract/problem';
import type { TicketMessage } from '#contract/ticket-messages';
import type { AdminTicket, AdminTicketDetails, Ticket } from '#contract/tickets';
import { customers } from '#db/schema/customers';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';
import type { TicketStatus } from '#db/values/enumerations';

setDefaultTimeout(20_000);

const shop = testShop();
const limited = testShop({ rateLimits: true });
const own = '/api/customer/support/tickets';
const desk = '/api/support';

afterEach(() => {
  shop().clock.shiftMs = 0;
});

type Person = { cookie: string };

const read = async <T>(response: Response): Promise<T> => {
  expect(response.status).toBeLessThan(300);
  return response.json();
};
const see = async (ada: Person, id: number) =>
  read<Ticket>(await shop().get(`${own}/${id}`, { cookie: ada.cookie }));
const messagesOf = async (who: Person, path: string) =>
  read<TicketMessage[]>(await shop().get(`${path}/messages`, { cookie: who.cookie }));
const say = (who: Person, path: string, message: string, values: object = {}) =>
  shop().post(`${path}/messages`, { message, ...values }, { cookie: who.cookie });
const said = async (response: Response) => read<TicketMessage>(response);

/** A customer with a ticket, and an admin named Grace. */
async function twoSides() {
  const ada = await shop().signIn({ isVerified: true });
  const grace = await shop().signIn({ isAdmin: true });
  await shop().db.update(customers).set({ firstName: 'Grace' }).where(eq(customers.id, grace.id));
  const opened = await shop().post(
    own,
    { subject: 'Opening hours', message: 'Where?' },
    { cookie: ada.cookie },
  );
  const ticket = await read<Ticket>(opened);
  return { ada, grace, ticket, mine: `${own}/${ticket.id}`, theirs: `${desk}/${ticket.id}` };
}

const setStatus = (id: number, status: TicketStatus) =>
  shop().db.update(supportTickets).set({ status }).where(eq(supportTickets.id, id));

describe('messages', () => {
  test('start with the one that opened the ticket and come from both sides', async () => {
    const { ada, grace, ticket, mine, theirs } = await twoSides();
    await said(await say(grace, theirs, 'On the page Settings.'));
    await said(await say(ada, `${own}/${ticket.ticketId}`, 'Found it.'));
    const both = await messagesOf(ada, mine);
    expect(both.map(({ side, author, message }) => [side, author, message])).toEqual([
      ['customer', null, 'Where?'],
      ['shop', 'Grace', 'On the page Settings.'],
      ['customer', null, 'Found it.'],
    ]);
    expect(await messagesOf(grace, theirs)).toEqual(both);
    expect((await see(ada, ticket.id)).message).toBe('Where?');
  });

  test.each([
    ['a script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['a link that runs', '[look](javascript:alert(1))'],
    ['emoji and another direction', '🕰️ מה שעות הפתיחה?\nمتى تفتحون؟'],
    ['5,000 characters', 'é'.repeat(5000)],
    ['a word of 200', 'w'.repeat(200)],
  ])('keeps every character of %s', async (_, message) => {
    const { ada, mine } = await twoSides();
    expect((await said(await say(ada, mine, message))).message).toBe(message);
    expect((await messagesOf(ada, mine)).at(-1)?.message).toBe(message);
  });

  test.each([
    [{ message: ' ' }, 'message', 'String must contain at least 1 character(s)'],
    [{}, 'message', 'Required'],
    [{ message: 'a\0b' }, 'message', 'Invalid input'],
    [{ message: 'm'.repeat(5001) }, 'message', 'String must contain at most 5000 character(s)'],
    [{ message: 'm', attachmentIds: ['x'] }, 'attachmentIds.0', 'Invalid uuid'],
  ])('refuses %j from either side', async (body, path, message) => {
    const { ada, grace, mine, theirs } = await twoSides();
    for (const [who, ticket] of [
      [ada, mine],
      [grace, theirs],
    ] as const) {
      const response = await shop().post(`${ticket}/messages`, body, { cookie: who.cookie });
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toEqual([{ path, message }]);
    }
    expect(await messagesOf(ada, mine)).toHaveLength(1);
  });

  test('of the shop never contain a variable that is not filled in', async () => {
    const { ada, grace, mine, theirs } = await twoSides();
    const text = 'Hi {customerName}, about {orderNumber}: { color: red }';
    const response = await say(grace, theirs, text);
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([
      {
        path: 'message',
        message: 'Fill in {customerName} and {orderNumber} before you send this.',
      },
    ]);
    // A customer may write what they like.
    expect((await say(ada, mine, text)).status).toBe(201);
  });

  test('cannot claim to come from the shop', async () => {
    const { ada, mine } = await twoSides();
    const values = { side: 'shop', internal: true, author: 'Grace', userId: 1 };
    expect(await said(await say(ada, mine, 'I am the shop.', values))).toMatchObject({
      side: 'customer',
      internal: false,
      author: null,
    });
  });

  test('are added one after another, even if sent at the same time', async () => {
    const { ada, grace, mine, theirs, ticket } = await twoSides();
    await Promise.all(
      [1, 2, 3].flatMap((count) => [
        say(ada, mine, `question ${count}`),
        say(grace, theirs, `answer ${count}`),
      ]),
    );
    expect(await messagesOf(ada, mine)).toHaveLength(7);
    expect((await see(ada, ticket.id)).unread).toBe(3);
  });

  test('are limited per customer', async () => {
    const { id, cookie } = await limited().signIn();
    const ticket = await aTicket(limited().db, { customerId: id });
    const write = () =>
      limited().post(`${own}/${ticket.id}/messages`, { message: 'm' }, { cookie });
    for (let tries = 0; tries < 30; tries++) expect((await write()).status).toBe(201);
    expect((await write()).status).toBe(429);
    const another = `${own}/99999/messages`;
    expect((await limited().post(another, { message: 'm' }, { cookie })).status).toBe(429);
  });

  test('are limited to the newest 1,000, the oldest first', async () => {
    const { ada, grace, ticket, mine, theirs } = await twoSides();
    const rows = Array.from({ length: 1000 }, (_, number) => ({
      ticketId: ticket.id,
      side: 'customer' as const,
      message: `message ${number}`,
    }));
    await shop().db.insert(ticketMessages).values(rows);
    for (const messages of [await messagesOf(ada, mine), await messagesOf(grace, theirs)]) {
      expect(messages.map(({ message }) => message)).toEqual(rows.map(({ message }) => message));
    }
  });
});

describe('two admins who read the same ticket', () => {
  async function twoAdmins() {
    const { grace, ...rest } = await twoSides();
    const linus = await shop().signIn({ isAdmin: true });
    await shop().db.update(customers).set({ firstName: 'Linus' }).where(eq(customers.id, linus.id));
    const readUpTo = (await messagesOf(grace, rest.theirs)).at(-1)?.id ?? 0;
    return { ...rest, grace, linus, readUpTo };
  }

  test('send one of two concurrent replies, and the second admin sees who replied first', async () => {
    const { ada, grace, linus, theirs, readUpTo } = await twoAdmins();
    const both = await Promise.all([
      say(grace, theirs, 'Yes, you can.', { readUpTo }),
      say(linus, theirs, 'No, you cannot.', { readUpTo }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const winner = both[0]?.status === 201 ? 'Grace' : 'Linus';
    const refusal: Problem | undefined = await both.find(({ status }) => status === 409)?.json();
    expect(refusal).toMatchObject({
      code: 'conflict',
      detail: `${winner} replied after you opened this ticket. Your reply was not sent.`,
      newer: { by: winner, at: expect.any(String) },
    });
    const kinds = (await shop().mailsTo(ada.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['ticket-opened', 'ticket-answered']);
    expect(await messagesOf(grace, theirs)).toHaveLength(2);
  });

  test('can both reply once the second has read the first reply', async () => {
    const { grace, linus, theirs, readUpTo } = await twoAdmins();
    const { id } = await said(await say(grace, theirs, 'Yes.', { readUpTo }));
    expect((await say(linus, theirs, 'One more thing.', { readUpTo })).status).toBe(409);
    expect((await say(linus, theirs, 'One more thing.', { readUpTo: id })).status).toBe(201);
  });

  test('are not stopped by a note, their own reply or a customer message', async () => {
    const { ada, grace, linus, mine, theirs, readUpTo } = await twoAdmins();
    await say(linus, theirs, 'I am on it.', { internal: true });
    await say(ada, mine, 'And on Sundays?');
    await said(await say(grace, theirs, 'Yes.', { readUpTo }));
    await said(await say(grace, theirs, 'On Sundays too.', { readUpTo }));
    await said(await say(linus, theirs, 'Good.', { internal: true, readUpTo }));
  });
});

describe('the status', () => {
  test('changes with the shop’s first reply, not with later ones', async () => {
    const { ada, grace, ticket, theirs } = await twoSides();
    await say(grace, theirs, 'We look into it.');
    expect((await see(ada, ticket.id)).status).toBe('in_progress');
    await setStatus(ticket.id, 'open');
    await say(grace, theirs, 'It takes longer.');
    expect((await see(ada, ticket.id)).status).toBe('open');
  });

  test.each(['resolved', 'closed'] as const)(
    'reopens from %s when the customer writes',
    async (status) => {
      const { ada, grace, ticket, mine, theirs } = await twoSides();
      await say(grace, theirs, 'Done.');
      await setStatus(ticket.id, status);
      await say(grace, theirs, 'One more thing.');
      expect((await see(ada, ticket.id)).status).toBe(status);
      await say(ada, mine, 'Not quite.');
      expect((await see(ada, ticket.id)).status).toBe('open');
      await say(grace, theirs, 'Oh.');
      expect((await see(ada, ticket.id)).status).toBe('in_progress');
    },
  );

  test('stays in progress when the customer writes', async () => {
    const { ada, ticket, mine } = await twoSides();
    await setStatus(ticket.id, 'in_progress');
    await say(ada, mine, 'And Sundays?');
    expect((await see(ada, ticket.id)).status).toBe('in_progress');
  });
});

describe('unread counts', () => {
  const shopSees = async (grace: Person, id: number) =>
    read<AdminTicketDetails>(await shop().get(`${desk}/${id}`, { cookie: grace.cookie }));
  const markRead = (who: Person, path: string) =>
    shop().send('POST', `${path}/read`, undefined, { cookie: who.cookie });

  test('count the messages of the other side until they are read', async () => {
    const { ada, grace, ticket, mine, theirs } = await twoSides();
    expect((await shopSees(grace, ticket.id)).unread).toBe(1);
    expect((await see(ada, ticket.id)).unread).toBe(0);
    await say(ada, mine, 'Hello?');
    expect((await shopSees(grace, ticket.id)).unread).toBe(2);
    expect(await read(await markRead(grace, theirs))).toEqual({ ok: true });
    expect((await shopSees(grace, ticket.id)).unread).toBe(0);
    await say(grace, theirs, 'Here.');
    await say(grace, theirs, 'On Settings.');
    expect((await see(ada, ticket.id)).unread).toBe(2);
    await markRead(ada, mine);
    expect((await see(ada, ticket.id)).unread).toBe(0);
  });

  test('do not change when the ticket was updated', async () => {
    const { ada, grace, ticket, mine, theirs } = await twoSides();
    shop().clock.shiftMs = 60_000;
    await markRead(ada, mine);
    await markRead(grace, theirs);
    expect((await see(ada, ticket.id)).updatedAt).toBe(ticket.updatedAt);
  });
});

describe('an internal note', () => {
  test('is visible to the shop only and changes nothing a customer sees', async () => {
    const { ada, grace, ticket, mine, theirs } = await twoSides();
    const mailsBefore = await shop().mailsTo(ada.email);
    shop().clock.shiftMs = 60_000;
    const note = await said(await say(grace, theirs, 'Wants a discount.', { internal: true }));
    expect(note).toMatchObject({ side: 'shop', internal: true, author: 'Grace' });
    expect((await messagesOf(grace, theirs)).at(-1)).toEqual(note);
    expect(await messagesOf(ada, mine)).toHaveLength(1);
    expect(await see(ada, ticket.id)).toEqual(ticket);
    expect(await shop().mailsTo(ada.email)).toEqual(mailsBefore);
    expect(await shop().mailsTo(grace.email)).toEqual([]);
  });

  test('does not count as the first reply', async () => {
    const { ada, grace, ticket, theirs } = await twoSides();
    await say(grace, theirs, 'A note.', { internal: true });
    await say(grace, theirs, 'An answer.');
    expect((await see(ada, ticket.id)).status).toBe('in_progress');
  });
});

describe('emails', () => {
  const kindsTo = async (address: string, ticketId: string) =>
    (await shop().mailsTo(address))
      .filter(({ thread }) => thread?.startsWith(`ticket:${ticketId}:`))
      .map(({ kind, subject }) => [kind, subject]);

  test('notify the other side of each message, in a thread per side', async () => {
    const { ada, grace, ticket, mine, theirs } = await twoSides();
    await say(grace, theirs, 'On <b>Settings</b>.');
    await say(ada, mine, 'Thanks.');
    const subject = `[${ticket.ticketId}] Opening hours`;
    expect(await kindsTo(ada.email, ticket.ticketId)).toEqual([
      ['ticket-opened', subject],
      ['ticket-answered', `Re: ${subject}`],
    ]);
    expect(await kindsTo(brand.supportEmail, ticket.ticketId)).toEqual([
      ['ticket-asked', subject],
      ['ticket-asked', `Re: ${subject}`],
    ]);
    const [, answered] = await shop().mailsTo(ada.email);
    expect(answered?.text).toContain('Grace of');
    expect(answered?.text).toContain('> On <b>Settings</b>.');
    expect(answered?.html).toContain('On &lt;b&gt;Settings&lt;/b&gt;.');
    expect(answered?.text).toContain(`http://localhost:3000/dashboard/support/${ticket.ticketId}`);
  });

  test('to the shop go to the assigned admin', async () => {
    const { ada, grace, ticket, mine, theirs } = await twoSides();
    const [user] = await shop().db.select().from(users).where(eq(users.customerId, grace.id));
    await shop().send('PATCH', theirs, { assignedTo: user?.id }, { cookie: grace.cookie });
    await say(ada, mine, 'Hello?');
    expect(await kindsTo(grace.email, ticket.ticketId)).toEqual([
      ['ticket-asked', `Re: [${ticket.ticketId}] Opening hours`],
    ]);
  });

  test('to the shop do not go to former admins', async () => {
    const { ada, grace, ticket, mine, theirs } = await twoSides();
    const [user] = await shop().db.select().from(users).where(eq(users.customerId, grace.id));
    await shop().send('PATCH', theirs, { assignedTo: user?.id }, { cookie: grace.cookie });
    await shop()
      .db.update(customers)
      .set({ isAdmin: false, role: null })
      .where(eq(customers.id, grace.id));
    await say(ada, mine, 'Hello?');
    expect(await kindsTo(grace.email, ticket.ticketId)).toEqual([]);
    expect(await kindsTo(brand.supportEmail, ticket.ticketId)).toHaveLength(2);
  });
});

describe('the support desk', () => {
  const change = (grace: Person, id: number, body: object) =>
    shop().send('PATCH', `${desk}/${id}`, body, { cookie: grace.cookie });
  const userOf = async (customerId: string) => {
    const [user] = await shop().db.select().from(users).where(eq(users.customerId, customerId));
    return user?.id ?? 0;
  };

  test('assigns a ticket, unassigns it and sets its priority', async () => {
    const { grace, ticket } = await twoSides();
    const assignedTo = await userOf(grace.id);
    const given = await read<AdminTicket>(await change(grace, ticket.id, { assignedTo }));
    expect(given).toMatchObject({ assignedTo, priority: 'medium' });
    const urgent = await read<AdminTicket>(await change(grace, ticket.id, { priority: 'urgent' }));
    expect(urgent).toMatchObject({ assignedTo, priority: 'urgent' });
    const back = await read<AdminTicket>(await change(grace, ticket.id, { assignedTo: null }));
    expect(back).toMatchObject({ assignedTo: null, priority: 'urgent' });
    for (const nothing of [{}, { priority: null }]) {
      expect(await read<AdminTicket>(await change(grace, ticket.id, nothing))).toEqual(back);
    }
  });

  test('refuses to assign a ticket to a customer or an unknown user', async () => {
    const { ada, grace, ticket } = await twoSides();
    for (const assignedTo of [await userOf(ada.id), 0, -1, 2_147_483_647, 99_999_999_999]) {
      const response = await change(grace, ticket.id, { assignedTo });
      expect(response.status).toBe(400);
      expect((await response.json()).errors[0].path).toBe('assignedTo');
    }
  });

  test('lists the admins a ticket can be assigned to', async () => {
    const { ada, grace } = await twoSides();
    const list = await read(await shop().get('/api/admin/assignees', { cookie: grace.cookie }));
    expect(list).toContainEqual({ id: await userOf(grace.id), name: 'Grace' });
    expect(list).not.toContainEqual(expect.objectContaining({ id: await userOf(ada.id) }));
  });

  test('shows the customer’s ten newest orders', async () => {
    const { ada, grace, ticket, theirs } = await twoSides();
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    for (let day = 1; day <= 11; day++) {
      await anOrder(shop().db, { customerId: ada.id, createdAt: at(day), paidAt: at(day) });
    }
    await anOrder(shop().db, { customerEmail: ticket.email });
    const { orders } = await read<AdminTicketDetails>(
      await shop().get(theirs, { cookie: grace.cookie }),
    );
    expect(orders).toHaveLength(10);
    expect(orders[0]).toEqual({
      id: expect.any(Number),
      orderId: expect.stringMatching(/^ACC-/),
      productTitle: 'Saltmarsh',
      customerName: expect.any(String),
      isOther: false,
      status: 'pending',
      stage: null,
      paymentStatus: 'paid',
      subscriptionStatus: 'active',
      cancelAt: null,
      promisedAt: '2026-01-13T00:00:00.000Z',
      pause: null,
      deliveredAt: null,
      liveUrl: null,
      siteDownSince: null,
    });
  });

  test('shows first the order that the ticket names, and whether it is somebody else’s', async () => {
    const { ada, grace } = await twoSides();
    const { db } = shop();
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const named = await anOrder(db, { customerId: ada.id, createdAt: at(1) });
    const newer = await anOrder(db, { customerId: ada.id, createdAt: at(2) });
    const others = await anOrder(db, { customerEmail: 'somebody@example.com' });
    const about = async (values: { customerId?: string; orderId?: number; projectId?: string }) => {
      const { id } = await aTicket(db, values);
      const details = await shop().get(`${desk}/${id}`, { cookie: grace.cookie });
      const { orders } = await read<AdminTicketDetails>(details);
      return orders.slice(0, 2).map(({ id: order, isOther }) => [order, isOther]);
    };
    const customerId = ada.id;
    const typed = ` ${named.orderId.toLowerCase()}`;
    expect(await about({ customerId, projectId: typed })).toEqual([
      [named.id, false],
      [newer.id, false],
    ]);
    expect(await about({ customerId, orderId: named.id })).toEqual([
      [named.id, false],
      [newer.id, false],
    ]);
    expect(await about({ projectId: named.orderId })).toEqual([[named.id, true]]);
    expect((await about({ customerId, projectId: others.orderId }))[0]).toEqual([others.id, true]);
  });

  test('shows a guest’s orders under that address, but not those of an account', async () => {
    const { grace } = await twoSides();
    const email = `${crypto.randomUUID()}@example.com`;
    const other = await shop().signIn();
    const proved = await shop().signIn({ email });
    await shop()
      .db.update(customers)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(customers.id, proved.id));
    const { db } = shop();
    const guest = await anOrder(db, { customerEmail: email.toUpperCase() });
    const account = await anOrder(db, { customerId: proved.id });
    await anOrder(db, { customerId: other.id, customerEmail: email });
    const { id } = await aTicket(db, { email });
    const { orders } = await read<AdminTicketDetails>(
      await shop().get(`${desk}/${id}`, { cookie: grace.cookie }),
    );
    expect(orders.map((order) => order.id).sort()).toEqual([guest.id, account.id].sort());
  });
});
