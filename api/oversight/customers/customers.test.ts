import { beforeAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { readPages } from '#api/testing/lists';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { askAsGuest, aTicket } from '#api/testing/tickets';
import type { CustomerDetails, CustomerSummary } from '#contract/admin-customers';
import type { CustomerNote } from '#contract/customer-notes';
import { type AdminRole, adminRoles } from '#contract/permissions';
import { customers } from '#db/schema/customers';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { people } from '#db/schema/people';
import { supportTickets } from '#db/schema/support-tickets';
import { users } from '#db/schema/users';

const shop = testShop();
const path = '/api/admin/customers';
let admin: { id: string; cookie: string };

beforeAll(async () => {
  admin = await shop().signIn({ isAdmin: true });
});

const as = () => ({ cookie: admin.cookie });

async function read<T>(response: Promise<Response>, status = 200): Promise<T> {
  const answer = await response;
  expect(answer.status).toBe(status);
  return answer.json();
}

const find = (id: string) => read<CustomerDetails>(shop().get(`${path}/${id}`, as()));

const search = (q: string) =>
  read<CustomerSummary[]>(shop().get(`${path}?q=${encodeURIComponent(q)}`, as()));

const anAddress = () => `${crypto.randomUUID()}@example.com`;

/** An order of a guest, and the guest's page. */
async function aGuest(values: Partial<typeof orders.$inferInsert> = {}) {
  const email = anAddress();
  const order = await anOrder(shop().db, { customerEmail: email, ...values });
  return { email, order, page: await find(order.orderId) };
}

describe('the list', () => {
  test('has accounts, admins and guests, and filters them', async () => {
    const customer = await shop().signIn({ isVerified: true });
    const guest = await aGuest();
    const has = async (query: string) => {
      const rows = (
        await readPages<CustomerSummary>(shop(), `${path}?limit=2${query}`, admin.cookie)
      ).flat();
      const emails = rows.map(({ email }) => email);
      return [customer.email, guest.email].map((email) => emails.includes(email));
    };
    expect(await has('')).toEqual([true, true]);
    expect(await has('&status=accounts')).toEqual([true, false]);
    expect(await has('&status=guests')).toEqual([false, true]);
    expect(await has('&status=subscribers')).toEqual([false, true]);
    expect(await search(customer.email)).toMatchObject([
      { kind: 'account', emailVerified: true, orders: 0, paid: '0.00' },
    ]);
  });

  test.each(['createdAt', 'name', 'paid'])('is complete in the order of %s', async (sort) => {
    await aGuest({ customerName: 'Zoë' });
    const all = await shop().db.$count(people);
    for (const direction of ['asc', 'desc']) {
      const query = `?limit=3&sort=${sort}:${direction}`;
      const rows = (await readPages<CustomerSummary>(shop(), path + query, admin.cookie)).flat();
      expect(new Set(rows.map(({ id }) => id)).size).toBe(all);
    }
  });

  test('can be limited to the days since when people are known', async () => {
    const { page } = await aGuest();
    await shop()
      .db.update(people)
      .set({ createdAt: new Date('2024-02-29T23:30:00Z') })
      .where(eq(people.reference, page.id));
    const names = async (days: string) =>
      (await read<CustomerSummary[]>(shop().get(`${path}?${days}`, as()))).map(({ id }) => id);
    expect(await names('from=2024-02-29&to=2024-02-29')).toEqual([page.id]);
    expect(await names('to=2024-02-28')).toEqual([]);
    expect(await names('from=2024-03-01')).not.toContain(page.id);
  });

  test('sorts by what was paid, in dollars and not in letters', async () => {
    const amounts = [900, 10_000, 0];
    for (const amount of amounts) {
      const { order } = await aGuest({ customerName: 'Payer' });
      const movement = { orderId: order.id, occurredAt: new Date(), kind: 'paid' as const };
      const providerId = crypto.randomUUID();
      await shop()
        .db.insert(payments)
        .values({ ...movement, providerId, amount });
    }
    const rows = await read<CustomerSummary[]>(shop().get(`${path}?q=payer&sort=paid:desc`, as()));
    expect(rows.map(({ paid }) => paid)).toEqual(['100.00', '9.00', '0.00']);
  });

  test.each([
    ['the name', () => 'quentin'],
    ['part of the email', (email: string) => email.slice(0, 20)],
    ['the phone number', () => '+1 (555) 877-1234'],
    ['the phone number as digits', () => '5558771234'],
    ['the order number', (_: string, orderId: string) => orderId.toLowerCase()],
  ])('finds a customer by %s', async (_, typed) => {
    await shop().db.delete(orders).where(eq(orders.customerName, 'Quentin'));
    const { email, order } = await aGuest({
      customerName: 'Quentin',
      customerPhone: '+1 555 877 1234',
    });
    const found = await search(typed(email, order.orderId));
    expect(found.map((row) => row.email)).toEqual([email]);
  });

  test('finds a person by each id, and their tickets and orders too', async () => {
    const { id, email } = await shop().signIn();
    await anOrder(shop().db, { customerId: id });
    await aTicket(shop().db, { customerId: id, email });
    const guest = await aGuest();
    await aTicket(shop().db, { email: guest.email });
    const account = await find(id);
    const lists = [path, '/api/orders', '/api/support'];
    for (const typed of [id, account.id, account.id.toUpperCase(), guest.page.id]) {
      for (const list of lists) {
        const found = await read<object[]>(shop().get(`${list}?q=${typed}`, as()));
        expect([list, found]).toEqual([list, [expect.anything()]]);
      }
    }
    expect(await search(crypto.randomUUID())).toEqual([]);
  });

  test('is available as CSV, without a line for erased people', async () => {
    const response = await shop().get(path, { ...as(), accept: 'text/csv' });
    expect(response.headers.get('content-disposition')).toContain('customers-');
    expect(await response.text()).not.toContain('erased');
  });
});

describe('a page', () => {
  test('has a guest’s orders, tickets, payments, emails and notes', async () => {
    const { email, order, page } = await aGuest({ customerPhone: '+1 555 010 2000' });
    const { ticketId } = await askAsGuest(shop(), { email });
    await shop().db.insert(payments).values({
      orderId: order.id,
      kind: 'paid',
      amount: 1900,
      occurredAt: new Date(),
      providerId: crypto.randomUUID(),
    });
    await shop().post(`${path}/${page.id}/notes`, { text: 'Prefers email.' }, as());
    expect(await find(page.id)).toMatchObject({
      kind: 'guest',
      email,
      phone: '+1 555 010 2000',
      orders: 1,
      tickets: 1,
      paid: '19.00',
      orderList: [{ orderId: order.orderId }],
      ticketList: [{ ticketId }],
      payments: [{ orderId: order.orderId, amount: '19.00', meaning: 'paid' }],
      mails: [{ kind: 'ticket-opened' }],
      notes: [{ text: 'Prefers email.', own: true }],
      sessions: [],
      billingDetails: null,
      customerId: null,
    });
  });

  test('opens by the ids of the account, an order and a ticket, but not by an email', async () => {
    const customer = await shop().signIn();
    const order = await anOrder(shop().db, { customerId: customer.id });
    const ticket = await aTicket(shop().db, { customerId: customer.id });
    const { id } = await find(customer.id);
    expect(id).not.toBe(customer.id);
    for (const other of [id, order.orderId, ticket.ticketId]) {
      expect((await find(other)).id).toBe(id);
    }
    const byEmail = await shop().get(`${path}/${encodeURIComponent(customer.email)}`, as());
    expect(byEmail.status).toBe(404);
  });
});

describe('a page shows', () => {
  const readerWith = async (role: AdminRole) => {
    const { cookie } = await shop().signIn({ role });
    return (id: string) => read<CustomerDetails>(shop().get(`${path}/${id}`, { cookie }));
  };

  test.each(adminRoles)('%s the emails that the role may read', async (role) => {
    const { email, page } = await aGuest();
    await askAsGuest(shop(), { email });
    const { cookie } = await shop().signIn({ role });
    const log = await shop().get(`/api/admin/mails?q=${encodeURIComponent(email)}`, { cookie });
    const { mails } = await (await readerWith(role))(page.id);
    expect(mails?.length ?? null).toBe(log.status === 200 ? 1 : null);
  });

  test.each(adminRoles)('%s the sign-ins of admins if the role may read them', async (role) => {
    const colleague = await shop().signIn({ role: 'manager' });
    const customer = await shop().signIn();
    await shop().db.update(users).set({ signedInAt: new Date() });
    const { cookie } = await shop().signIn({ role });
    const people = await shop().get('/api/admin/people', { cookie });
    const findAs = await readerWith(role);
    const seen = ({ sessions, signedInAt }: CustomerDetails) => [
      sessions?.length ?? null,
      signedInAt !== null,
    ];
    expect(seen(await findAs(colleague.id))).toEqual(
      people.status === 200 ? [1, true] : [null, false],
    );
    expect(seen(await findAs(customer.id))).toEqual([1, true]);
  });
});

describe('a note', () => {
  test('is edited and deleted by its author alone', async () => {
    const { page } = await aGuest();
    const other = { cookie: (await shop().signIn({ isAdmin: true })).cookie };
    const notes = `${path}/${page.id}/notes`;
    const note = await read<CustomerNote>(shop().post(notes, { text: 'VIP' }, as()), 201);
    const change = { text: 'VIP since 2024', version: note.version };
    const patch = (headers: object) =>
      shop().send('PATCH', `${notes}/${note.id}`, change, { ...headers });
    expect((await patch(other)).status).toBe(404);
    expect(await (await patch(as())).json()).toMatchObject({ text: change.text, version: 2 });
    const stale = await patch(as());
    expect([stale.status, (await stale.json()).newer.by]).toEqual([409, expect.any(String)]);
    const remove = (headers: object) =>
      shop().send('DELETE', `${notes}/${note.id}`, undefined, { ...headers });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(as())).status).toBe(200);
    expect((await find(page.id)).notes).toEqual([]);
  });

  test('follows a guest who joins an account by verifying the address', async () => {
    const { email, page } = await aGuest();
    await shop().post(`${path}/${page.id}/notes`, { text: 'Prefers email.' }, as());
    const customer = await shop().signIn({ email });
    const { code } = await verifyCodeOf(customer.cookie, email);
    const verified = await shop().post('/api/customer/email/verify', { code }, customer);
    expect(verified.status).toBe(200);
    const account = await find(customer.id);
    expect(account).toMatchObject({ orders: 1, notes: [{ text: 'Prefers email.' }] });
    expect((await find(page.id)).mergedInto).toMatchObject({ id: account.id });
  });
});

async function verifyCodeOf(cookie: string, email: string) {
  await shop().post('/api/customer/email/code', undefined, { cookie });
  const mails = await shop().mailsTo(email);
  const text = mails.findLast(({ kind }) => kind === 'email-code')?.text ?? '';
  return { code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}

describe('sessions', () => {
  test('of other admins are ended by owners only', async () => {
    const { id } = await shop().signIn({ role: 'manager' });
    const { id: of } = await find(id);
    const { cookie } = await shop().signIn({ role: 'support' });
    const end = (own: string) =>
      shop().send('DELETE', `${path}/${of}/sessions`, undefined, { cookie: own });
    const refused = await end(cookie);
    expect([refused.status, (await refused.json()).detail]).toEqual([
      403,
      'Only owners can do this. Your role is Support.',
    ]);
    expect((await end(as().cookie)).status).toBe(200);
  });

  test('are ended one by one or all, and never of another person', async () => {
    const customer = await shop().signIn();
    const bystander = await shop().signIn();
    const page = await find(customer.id);
    const [session = null] = page.sessions ?? [];
    const end = (id: string, of: string) =>
      shop().send('DELETE', `${path}/${of}/sessions/${id}`, undefined, as());
    expect((await end(session?.id ?? '', bystander.id)).status).toBe(404);
    expect((await end(session?.id ?? '', customer.id)).status).toBe(200);
    expect((await shop().get('/api/user', customer)).status).toBe(401);
    expect((await shop().get('/api/user', bystander)).status).toBe(200);
    const all = await shop().send('DELETE', `${path}/${bystander.id}/sessions`, undefined, as());
    expect(all.status).toBe(200);
    expect((await shop().get('/api/user', bystander)).status).toBe(401);
  });

  test('of an admin keep the one that asks', async () => {
    const own = await shop().send('DELETE', `${path}/${admin.id}/sessions`, undefined, as());
    expect(own.status).toBe(200);
    expect((await shop().get('/api/user', as())).status).toBe(200);
  });
});

describe('export and erasure', () => {
  test('need a recent sign-in', async () => {
    const { page } = await aGuest();
    shop().clock.shiftMs = 11 * 60_000;
    const exported = await shop().post(`${path}/${page.id}/export`, undefined, as());
    const erased = await shop().send('DELETE', `${path}/${page.id}`, undefined, as());
    shop().clock.shiftMs = 0;
    for (const response of [exported, erased]) {
      expect([response.status, (await response.json()).code]).toEqual([403, 'sign_in_again']);
    }
  });

  test('name what blocks them, and erase an account with its notes and billing details', async () => {
    const customer = await shop().signIn();
    const order = await anOrder(shop().db, { customerId: customer.id, customerName: 'Zebedee' });
    const { id } = await find(customer.id);
    await shop().post(`${path}/${id}/notes`, { text: 'Zebedee is nice.' }, as());
    const details = { name: 'Zebedee Ltd', country: 'DE', vatNumber: 'DE123456789', version: 0 };
    await shop().send('PATCH', `${path}/${id}/billing-details`, details, as());
    const exported = await (await shop().post(`${path}/${id}/export`, undefined, as())).text();
    for (const word of ['Zebedee Ltd', 'Zebedee is nice.', 'DE123456789']) {
      expect(exported).toContain(word);
    }
    const plan = await read<object>(shop().get(`${path}/${id}/erasure`, as()));
    expect(plan).toMatchObject({ blocker: expect.stringContaining(order.orderId) });
    const erase = () => shop().send('DELETE', `${path}/${id}`, undefined, as());
    expect((await erase()).status).toBe(409);
    await shop()
      .db.update(orders)
      .set({ subscriptionStatus: 'cancelled' })
      .where(eq(orders.id, order.id));
    expect((await erase()).status).toBe(200);
    expect((await shop().get(`${path}/${id}`, as())).status).toBe(404);
    expect(await shop().db.$count(customers, eq(customers.id, customer.id))).toBe(0);
    expect(await search('zebedee')).toEqual([]);
  });

  test('erase a guest, whose ticket is gone', async () => {
    const { email, ticketId } = await askAsGuest(shop());
    const { id } = await find(ticketId);
    expect((await shop().send('DELETE', `${path}/${id}`, undefined, as())).status).toBe(200);
    expect(await shop().db.$count(supportTickets, eq(supportTickets.email, email))).toBe(0);
    expect((await shop().get(`${path}/${id}`, as())).status).toBe(404);
  });
});
