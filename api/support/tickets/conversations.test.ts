import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { claimGuestOrders } from '#api/commerce/orders/guest-link';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { aTicket, guestTokenSentTo } from '#api/testing/tickets';
import { brand } from '#contract/brand';
import type { OrderConversation } from '#contract/conversations';
import type { GuestTicket, TicketMessage } from '#contract/ticket-messages';
import type { AdminTicket, Ticket } from '#contract/tickets';
import { auditEntries } from '#db/schema/audit-entries';
import type { OrderRow, orders } from '#db/schema/orders';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { claimGuestTickets } from './guest-tickets.ts';

setDefaultTimeout(20_000);
const shop = testShop();
const limited = testShop({ rateLimits: true });

const question = 'Which opening hours shall we show?';
const adminPath = ({ id }: OrderRow) => `/api/orders/${id}/conversation`;
const ownPath = ({ orderId }: OrderRow) => `/api/customer/subscriptions/${orderId}/conversation`;
const guestPath = ({ id }: OrderRow, version = 1) =>
  `/api/guest/orders/${shop().mail.orderLinks.tokenFor({ id, version })}/conversation`;
const anAddress = () => `${crypto.randomUUID()}@example.com`;
const asAdmin = () => shop().signIn({ isAdmin: true });
const ticketsOf = ({ id }: OrderRow) =>
  shop().db.$count(supportTickets, eq(supportTickets.orderId, id));

/** A paid order of a customer with an account. */
async function aSale(values: Partial<typeof orders.$inferInsert> = {}) {
  const ada = await shop().signIn();
  const order = await anOrder(shop().db, {
    customerId: ada.id,
    customerEmail: ada.email,
    ...values,
  });
  return { ada, order };
}

async function read<T>(response: Response, status = 200): Promise<T> {
  expect(response.status).toBe(status);
  return response.json();
}

type Asked = { ticket: AdminTicket; message: TicketMessage };

const ask = (order: OrderRow, cookie: string, values: object = {}) =>
  shop().post(adminPath(order), { message: question, ...values }, { cookie });

describe('an admin', () => {
  test('asks the customer, who gets it by mail and finds it in the account', async () => {
    const { ada, order } = await aSale();
    const { cookie } = await asAdmin();
    const empty = await read<OrderConversation>(await shop().get(adminPath(order), { cookie }));
    expect(empty).toEqual({ ticket: null, messages: [] });
    const { ticket, message } = await read<Asked>(await ask(order, cookie), 201);
    expect(message).toMatchObject({ side: 'shop', message: question, internal: false });
    expect(ticket).toMatchObject({
      subject: `Order ${order.orderId}: Saltmarsh`,
      projectId: order.orderId,
      order: { id: order.id, orderId: order.orderId, productTitle: 'Saltmarsh', pause: null },
      status: 'in_progress',
      customerId: ada.id,
      email: ada.email,
      unread: 0,
      linkedOrder: order.orderId,
    });
    const { ticket: known } = await read<OrderConversation>(
      await shop().get(adminPath(order), { cookie }),
    );
    const path = `/api/support/${ticket.ticketId}`;
    expect(await read<AdminTicket>(await shop().get(path, { cookie }))).toMatchObject({ ...known });
    const [own] = await read<Ticket[]>(
      await shop().get('/api/customer/support/tickets', { cookie: ada.cookie }),
    );
    expect(own).toMatchObject({
      ticketId: ticket.ticketId,
      order: { orderId: order.orderId },
      unread: 1,
    });
    const mail = (await shop().mailsTo(ada.email)).at(-1);
    expect(mail?.subject).toBe(`[${ticket.ticketId}] Order ${order.orderId}: Saltmarsh`);
    expect(mail?.text).toContain('You have a new message');
    expect(mail?.text).toContain(question);
    expect(mail?.text).toContain(`/dashboard/support/${ticket.ticketId}`);
  });

  test('adds to the conversation instead of opening another', async () => {
    const { order } = await aSale();
    const { cookie } = await asAdmin();
    const first = await read<Asked>(await ask(order, cookie), 201);
    const before = await shop().db.$count(auditEntries);
    const second = await read<Asked>(await ask(order, cookie, { message: 'And on Sundays?' }), 201);
    expect(second.ticket.id).toBe(first.ticket.id);
    expect(await shop().db.$count(auditEntries)).toBe(before);
    const { messages } = await read<OrderConversation>(
      await shop().get(adminPath(order), { cookie }),
    );
    expect(messages.map(({ message }) => message)).toEqual([question, 'And on Sundays?']);
  });

  test('who writes at the same time as another shares one ticket with them', async () => {
    const { order } = await aSale();
    const admins = await Promise.all([asAdmin(), asAdmin()]);
    const responses = await Promise.all(admins.map(({ cookie }) => ask(order, cookie)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other]: Asked[] = await Promise.all(responses.map((each) => each.json()));
    expect(one?.ticket.id).toBe(other?.ticket.id ?? 0);
    expect(await ticketsOf(order)).toBe(1);
  });

  test('from an admin who hasn’t read the newest one is refused and says so', async () => {
    const { order } = await aSale();
    const admins = await Promise.all([asAdmin(), asAdmin()]);
    const responses = await Promise.all(
      admins.map(({ cookie }) => ask(order, cookie, { readUpTo: 0 })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      code: 'conflict',
      newer: { at: expect.stringMatching(/Z$/) },
    });
    const ticket = await shop().db.query.supportTickets.findFirst({
      where: eq(supportTickets.orderId, order.id),
    });
    const written = eq(ticketMessages.ticketId, ticket?.id ?? 0);
    expect(await shop().db.$count(ticketMessages, written)).toBe(1);
  });

  test('finds it by the order’s number in the list and in its CSV', async () => {
    const { order } = await aSale();
    const { cookie } = await asAdmin();
    await ask(order, cookie);
    const path = `/api/support?q=${order.orderId}`;
    const [row, ...others] = await read<AdminTicket[]>(await shop().get(path, { cookie }));
    expect(row?.order?.orderId).toBe(order.orderId);
    expect(others).toEqual([]);
    const csv = await (await shop().get(path, { cookie, accept: 'text/csv' })).text();
    const [head = '', line = ''] = csv.split('\r\n');
    expect(head.split(',')).toContain('Order ID');
    expect(line).toContain(order.orderId);
  });

  test.each([
    ['nothing', {}],
    ['an empty message', { message: ' ' }],
    ['a message that is too long', { message: 'x'.repeat(5001) }],
    ['a file that is no id', { message: question, attachmentIds: ['../secret'] }],
  ])('cannot send %s', async (_, body) => {
    const { order } = await aSale();
    const { cookie } = await asAdmin();
    const response = await shop().post(adminPath(order), body, { cookie });
    expect(response.status).toBe(400);
    expect(await ticketsOf(order)).toBe(0);
  });

  test('cannot write about an order that is not paid', async () => {
    const { order } = await aSale({ paidAt: null, paymentStatus: 'pending' });
    const response = await ask(order, (await asAdmin()).cookie);
    expect(await read(response, 409)).toMatchObject({
      code: 'conflict',
      detail: 'This order hasn’t been paid yet.',
    });
  });

  test('cannot write to a customer whose data was erased', async () => {
    const { order } = await aSale({ customerId: null, customerEmail: 'erased' });
    const response = await ask(order, (await asAdmin()).cookie);
    expect(await read(response, 409)).toMatchObject({ code: 'conflict' });
    expect(await ticketsOf(order)).toBe(0);
  });
});

describe('a customer', () => {
  test('starts the conversation, and the shop gets it by mail', async () => {
    const { ada, order } = await aSale();
    const { cookie } = ada;
    expect(await read(await shop().get(ownPath(order), { cookie }))).toEqual({ ticket: null });
    const response = await shop().post(ownPath(order), { message: 'Hello?' }, { cookie });
    const ticket = await read<Ticket>(response, 201);
    expect(ticket).toMatchObject({ status: 'open', order: { orderId: order.orderId }, unread: 0 });
    expect(await read(await shop().get(ownPath(order), { cookie }))).toEqual({ ticket });
    const { messages, ticket: seen } = await read<OrderConversation>(
      await shop().get(adminPath(order), await asAdmin()),
    );
    expect(messages).toMatchObject([{ side: 'customer', message: 'Hello?' }]);
    expect(seen?.unread).toBe(1);
    const mail = (await shop().mailsTo(brand.supportEmail)).at(-1);
    expect(mail?.text).toContain(order.orderId);
    expect(mail?.text).toContain('Hello?');
  });

  test('who writes twice at the same time has one ticket', async () => {
    const { ada, order } = await aSale();
    const say = () => shop().post(ownPath(order), { message: 'Hello?' }, { cookie: ada.cookie });
    const responses = await Promise.all([say(), say()]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(await ticketsOf(order)).toBe(1);
  });

  test('can write after the order has ended', async () => {
    const ended = { status: 'cancelled', subscriptionStatus: 'cancelled' } as const;
    const { ada, order } = await aSale({ ...ended, endedAt: new Date() });
    const body = { message: 'Can I get my texts?' };
    const response = await shop().post(ownPath(order), body, { cookie: ada.cookie });
    expect(await read<Ticket>(response, 201)).toMatchObject({
      order: { status: 'cancelled', promisedAt: null },
    });
  });

  test('cannot read or write about another customer’s order', async () => {
    const { order } = await aSale();
    const eve = await shop().signIn();
    await ask(order, (await asAdmin()).cookie);
    const body = { message: 'Mine!' };
    expect((await shop().get(ownPath(order), { cookie: eve.cookie })).status).toBe(404);
    expect((await shop().post(ownPath(order), body, { cookie: eve.cookie })).status).toBe(404);
  });

  test('cannot attach a file that was never uploaded', async () => {
    const { ada, order } = await aSale();
    const body = { message: 'See.', attachmentIds: [crypto.randomUUID()] };
    const response = await shop().post(ownPath(order), body, { cookie: ada.cookie });
    expect(response.status).toBe(400);
    expect(await ticketsOf(order)).toBe(0);
  });

  test('is limited in messages', async () => {
    const ada = await limited().signIn();
    const order = await anOrder(limited().db, { customerId: ada.id });
    const statuses: number[] = [];
    for (let count = 0; count <= 30; count += 1) {
      const response = await limited().post(ownPath(order), { message: 'Hm.' }, ada);
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(201));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a guest', () => {
  const aGuestSale = async () => anOrder(shop().db, { customerEmail: anAddress() });

  test('is asked with a link to the ticket, and replies there', async () => {
    const order = await aGuestSale();
    const { cookie } = await asAdmin();
    const { ticket } = await read<Asked>(await ask(order, cookie), 201);
    expect(ticket).toMatchObject({ customerId: null, emailVerified: false });
    const token = await guestTokenSentTo(shop(), order.customerEmail);
    const path = `/api/guest/tickets/${token}`;
    expect(await read<GuestTicket>(await shop().get(path))).toMatchObject({
      order: { orderId: order.orderId },
      messages: [{ side: 'shop', message: question }],
    });
    await read(await shop().post(`${path}/messages`, { message: 'Nine to five.' }), 201);
    const { messages } = await read<OrderConversation>(
      await shop().get(adminPath(order), { cookie }),
    );
    expect(messages.at(-1)).toMatchObject({ side: 'customer', message: 'Nine to five.' });
  });

  test('starts the conversation by the order’s link and reads it by the ticket’s', async () => {
    const order = await aGuestSale();
    expect(await read(await shop().get(guestPath(order)))).toEqual({ ticket: null });
    const body = { message: 'Hello?' };
    const sent = await read<{ token: string; ticketId: string }>(
      await shop().post(guestPath(order), body),
      201,
    );
    const opened = await read<GuestTicket>(await shop().get(`/api/guest/tickets/${sent.token}`));
    expect(opened).toMatchObject({ ticketId: sent.ticketId, messages: [{ message: 'Hello?' }] });
    await read(await shop().post(guestPath(order), { message: 'Still there?' }), 201);
    expect(await ticketsOf(order)).toBe(1);
    const found = await shop().get(adminPath(order), await asAdmin());
    expect((await read<OrderConversation>(found)).ticket).toMatchObject({
      emailVerified: true,
      unread: 2,
    });
  });

  test('sees how many messages are new until replying', async () => {
    const order = await aGuestSale();
    await ask(order, (await asAdmin()).cookie);
    const unread = async () =>
      (await read<{ ticket: { unread: number } }>(await shop().get(guestPath(order)))).ticket
        .unread;
    expect(await unread()).toBe(1);
    await read(await shop().post(guestPath(order), { message: 'Nine.' }), 201);
    expect(await unread()).toBe(0);
  });

  test('cannot use a link that was revoked, or of an order that an account owns', async () => {
    const order = await aGuestSale();
    expect((await shop().get(guestPath(order, 2))).status).toBe(404);
    expect((await shop().post(guestPath(order, 2), { message: 'Hi' })).status).toBe(404);
    const { order: owned } = await aSale();
    expect((await shop().get(guestPath(owned))).status).toBe(404);
    expect((await shop().post(guestPath(owned), { message: 'Hi' })).status).toBe(404);
  });

  test('finds the conversation in the account that the order moves to', async () => {
    const order = await aGuestSale();
    await ask(order, (await asAdmin()).cookie);
    const ada = await shop().signIn();
    await shop().db.transaction(async (tx) => {
      const verified = { email: order.customerEmail, verifiedAt: new Date() };
      await claimGuestOrders(tx, ada.id, verified.email);
      await claimGuestTickets(tx, ada.id, verified);
    });
    const { ticket } = await read<{ ticket: Ticket | null }>(
      await shop().get(ownPath(order), { cookie: ada.cookie }),
    );
    expect(ticket?.order?.orderId).toBe(order.orderId);
    expect((await shop().get(`/api/customer/support/tickets/${ticket?.id}`, ada)).status).toBe(200);
  });
});

test('the database refuses a second conversation of an order', async () => {
  const { order } = await aSale();
  await aTicket(shop().db, { orderId: order.id });
  await expect(aTicket(shop().db, { orderId: order.id })).rejects.toThrow();
  expect(await ticketsOf(order)).toBe(1);
});
