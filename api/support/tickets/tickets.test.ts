import { afterEach, describe, expect, test } from 'bun:test';
import { readPages } from '#api/testing/lists';
import { testShop } from '#api/testing/shop';
import type { Attachment, TicketMessage } from '#contract/ticket-messages';
import type { Ticket } from '#contract/tickets';
import { supportTickets } from '#db/schema/support-tickets';

const shop = testShop();
const limited = testShop({ rateLimits: true });
const path = '/api/customer/support/tickets';
const aQuestion = { subject: 'Opening hours', message: 'Where do I change them?' };

afterEach(() => {
  shop().clock.shiftMs = 0;
});

type Person = { cookie: string };

function send({ cookie }: Person, body: object) {
  return shop().post(path, body, { cookie });
}

async function open(person: Person, values: object = {}): Promise<Ticket> {
  const response = await send(person, { ...aQuestion, ...values });
  expect(response.status).toBe(201);
  return response.json();
}

async function uploaded({ cookie }: Person): Promise<Attachment> {
  const response = await shop().app.handle(
    new Request('http://localhost:3000/api/attachments?name=menu.txt', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', cookie },
      body: 'From seven on.',
    }),
  );
  expect(response.status).toBe(201);
  return response.json();
}

async function list({ cookie }: Person): Promise<Ticket[]> {
  const response = await shop().get(path, { cookie });
  expect(response.status).toBe(200);
  return response.json();
}

describe('a customer’s list', () => {
  test('paginates, filters, searches and exports as CSV', async () => {
    const ada = await shop().signIn();
    const other = await shop().signIn();
    const subjects = ['Opening hours', 'New photographs', 'Opening in May'];
    const made = [];
    for (const subject of subjects) made.push(await open(ada, { subject }));
    await open(other, { subject: 'Opening a shop' });
    const { cookie } = await shop().signIn({ isAdmin: true });
    const status = 'resolved';
    await shop().send('PATCH', `/api/support/${made[0]?.id}/status`, { status }, { cookie });
    const found = async (query: string) =>
      (await readPages<Ticket>(shop(), `${path}?limit=1&${query}`, ada.cookie))
        .flat()
        .map(({ subject }) => subjects.indexOf(subject))
        .join('');
    expect(await found('')).toBe('210');
    expect(await found('sort=createdAt:asc')).toBe('012');
    expect(await found('sort=updatedAt:desc')).toBe('021');
    expect(await found('status=open')).toBe('21');
    expect(await found('q=opening')).toBe('20');
    expect(await found(`q=${made[1]?.ticketId}`)).toBe('1');
    const csv = await shop().get(path, { cookie: ada.cookie, accept: 'text/csv' });
    expect(csv.headers.get('content-disposition')).toContain('"tickets-');
    const [header, ...lines] = (await csv.text()).trimEnd().split('\r\n');
    expect(header).toStartWith('ID,Ticket ID,Email,Order,Order number,Order ID,');
    expect(lines).toHaveLength(3);
  });

  test.each([
    ['limit=many', 'limit', 'Invalid input'],
    ['status=lost', 'status', 'Invalid enum value'],
    ['sort=priority:asc', 'sort', 'Invalid enum value'],
    ['cursor=garbage', 'cursor', 'Invalid input'],
    ['page=2', 'page', 'Unrecognized key(s) in object'],
  ])('refuses %s', async (query, name, message) => {
    const { cookie } = await shop().signIn();
    const response = await shop().get(`${path}?${query}`, { cookie });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ path: name, message }]);
  });
});

describe('a customer who opens a ticket', () => {
  test('gets an open ticket with a unique number', async () => {
    const ada = await shop().signIn();
    const first = await open(ada);
    const second = await open(ada);
    const year = new Date().getUTCFullYear();
    expect(first).toEqual({
      id: expect.any(Number),
      ticketId: expect.stringMatching(new RegExp(`^TKT-${year}-\\d{4,}$`)),
      email: ada.email,
      projectId: null,
      order: null,
      ...aQuestion,
      status: 'open',
      priority: 'medium',
      unread: 0,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: first.createdAt,
    });
    expect(Number(second.ticketId.slice(9))).toBeGreaterThan(Number(first.ticketId.slice(9)));
  });

  test('can enter another address, an order and a priority', async () => {
    const ada = await shop().signIn();
    const values = { email: 'office@example.com', projectId: 'ACC-2026-0042', priority: 'urgent' };
    expect(await open(ada, values)).toMatchObject(values);
  });

  test.each([
    { email: '', projectId: '' },
    { email: null, projectId: null, priority: null },
  ])('can leave out optional fields: %j', async (values) => {
    const ada = await shop().signIn();
    const expected = { email: ada.email, projectId: null, priority: 'medium' };
    expect(await open(ada, values)).toMatchObject(expected);
  });

  test('learns nothing about another customer’s order', async () => {
    const ada = await shop().signIn();
    expect((await open(ada, { projectId: 'ACC-1999-0001 (?)' })).projectId).toBe(
      'ACC-1999-0001 (?)',
    );
  });

  test('sees the message stored exactly as written, with tags and line breaks', async () => {
    const ada = await shop().signIn();
    const message = '<script>alert(1)</script>\nמה שעות הפתיחה? 🕰️\n\t& thanks';
    expect((await open(ada, { message })).message).toBe(message);
    expect((await list(ada))[0]?.message).toBe(message);
  });

  test('may write 5,000 characters', async () => {
    const ada = await shop().signIn();
    expect((await open(ada, { message: 'é'.repeat(5000) })).message).toHaveLength(5000);
  });

  test('can attach uploaded files, but not another customer’s', async () => {
    const ada = await shop().signIn({ isVerified: true });
    const file = await uploaded(ada);
    const { id } = await open(ada, { attachmentIds: [file.id] });
    const read = await shop().get(`${path}/${id}/messages`, { cookie: ada.cookie });
    const [first]: TicketMessage[] = await read.json();
    expect(first?.attachments).toEqual([file]);

    const other = await shop().signIn({ isVerified: true });
    const theirs = await uploaded(other);
    const refused = await send(ada, { ...aQuestion, attachmentIds: [theirs.id] });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual([
      { path: 'attachmentIds', message: expect.stringContaining('attach it again') },
    ]);
    expect(await list(ada)).toHaveLength(1);
  });

  test('cannot set admin fields', async () => {
    const ada = await shop().signIn();
    const other = await shop().signIn();
    const { id } = await open(ada, {
      id: 7,
      ticketId: 'TKT-1999-0001',
      customerId: other.id,
      isAdmin: true,
      assignedTo: 1,
      status: 'resolved',
      createdAt: '1999-01-01T00:00:00.000Z',
    });
    const rows = await shop().db.select().from(supportTickets);
    expect(rows.find((row) => row.id === id)).toMatchObject({
      customerId: ada.id,
      assignedTo: null,
      status: 'open',
    });
    expect(rows.some(({ ticketId }) => ticketId === 'TKT-1999-0001')).toBe(false);
  });
});

describe('refuses', () => {
  test.each([
    ['no subject', { subject: undefined }, 'subject', 'Required'],
    ['a blank subject', { subject: ' ' }, 'subject', 'String must contain at least 1 character(s)'],
    [
      'a subject of 201 characters',
      { subject: 's'.repeat(201) },
      'subject',
      'String must contain at most 200 character(s)',
    ],
    ['a subject of two lines', { subject: 'two\nlines' }, 'subject', 'Invalid input'],
    ['a number', { subject: 5 }, 'subject', 'Expected string, received number'],
    ['no message', { message: undefined }, 'message', 'Required'],
    [
      'a message of 5,001 characters',
      { message: 'm'.repeat(5001) },
      'message',
      'String must contain at most 5000 character(s)',
    ],
    ['a NUL byte in the message', { message: 'a\0b' }, 'message', 'Invalid input'],
    ['a NUL byte in the order', { projectId: 'a\0b' }, 'projectId', 'Invalid input'],
    ['what is no address', { email: 'nobody' }, 'email', 'Invalid email'],
    ['an unknown priority', { priority: 'yesterday' }, 'priority', 'Invalid enum value'],
    ['an empty priority', { priority: '' }, 'priority', 'Invalid enum value'],
  ])('%s', async (_, change, field, message) => {
    const ada = await shop().signIn();
    const response = await send(ada, { ...aQuestion, ...change });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'validation',
      detail: message,
      errors: [{ path: field, message }],
    });
    expect(await list(ada)).toEqual([]);
  });

  test('an unauthorized request without validating its fields', async () => {
    const response = await shop().post(path, { priority: 'yesterday' });
    expect(response.status).toBe(401);
    expect((await response.json()).errors).toBeUndefined();
  });

  test('the sixth ticket for an address within an hour', async () => {
    const { cookie } = await limited().signIn();
    const ask = () => limited().post(path, aQuestion, { cookie });
    for (let tries = 0; tries < 5; tries++) expect((await ask()).status).toBe(201);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    limited().clock.shiftMs = 61 * 60 * 1000;
    expect((await ask()).status).toBe(201);
  });
});

describe('the list', () => {
  test('is empty without tickets', async () => {
    expect(await list(await shop().signIn())).toEqual([]);
  });

  test('is sorted newest first, with a stable order for equal times', async () => {
    const ada = await shop().signIn();
    shop().clock.shiftMs = 60_000;
    await open(ada, { subject: 'newest' });
    shop().clock.shiftMs = 0;
    await open(ada, { subject: 'oldest' });
    const instant = new Date(Date.now() + 30_000);
    await shop()
      .db.insert(supportTickets)
      .values(
        ['third', 'second'].map((subject) => ({
          ticketId: crypto.randomUUID(),
          email: ada.email,
          customerId: ada.id,
          subject,
          message: '',
          createdAt: instant,
        })),
      );
    expect((await list(ada)).map(({ subject }) => subject)).toEqual([
      'newest',
      'second',
      'third',
      'oldest',
    ]);
  });

  test("never includes another customer's tickets, whichever address they enter", async () => {
    const ada = await shop().signIn();
    const other = await shop().signIn();
    const theirs = await open(other, { email: ada.email });
    const own = await open(ada, { email: other.email });
    expect((await list(ada)).map(({ id }) => id)).toEqual([own.id]);
    expect((await list(other)).map(({ id }) => id)).toEqual([theirs.id]);
  });

  test("excludes a guest's ticket with the same address", async () => {
    const ada = await shop().signIn();
    await shop()
      .db.insert(supportTickets)
      .values({ ticketId: crypto.randomUUID(), email: ada.email, subject: 's', message: 'm' });
    expect(await list(ada)).toEqual([]);
  });
});
