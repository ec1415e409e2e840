import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { readPages } from '#api/testing/lists';
import { testShop } from '#api/testing/shop';
import { askAsGuest, aTicket } from '#api/testing/tickets';
import type { AdminTicket, TicketCounts } from '#contract/tickets';
import { supportTickets } from '#db/schema/support-tickets';
import { users } from '#db/schema/users';

setDefaultTimeout(20_000);

const shop = testShop();
const hourMs = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs);
const inHours = (hours: number) =>
  new Date(shop().clock.now().getTime() + hours * hourMs).toISOString();

afterEach(() => {
  shop().clock.shiftMs = 0;
});

async function anAdmin() {
  const { id, cookie } = await shop().signIn({ isAdmin: true });
  const user = await shop().db.query.users.findFirst({ where: eq(users.customerId, id) });
  return { cookie, userId: user?.id ?? 0 };
}

async function subjectsOf(cookie: string, query: string): Promise<string> {
  const pages = await readPages<AdminTicket>(shop(), `/api/support?limit=1&${query}`, cookie);
  return pages
    .flat()
    .map(({ subject }) => subject[0])
    .join('');
}

const change = (cookie: string, id: number, body: object) =>
  shop().send('PATCH', `/api/support/${id}`, body, { cookie });
const close = (cookie: string, id: number) =>
  shop().send('PATCH', `/api/support/${id}/status`, { status: 'closed' }, { cookie });
/** Admin sessions are short, so the admin signs in again. */
async function wait(hours: number): Promise<string> {
  shop().clock.shiftMs = hours * hourMs;
  return (await anAdmin()).cookie;
}
const see = async (cookie: string, id: number | string): Promise<AdminTicket> =>
  (await shop().get(`/api/support/${id}`, { cookie })).json();

describe('the list', () => {
  test('is filtered by assignee, priority, customer type and waiting, page by page', async () => {
    const [me, other] = [await anAdmin(), await anAdmin()];
    const word = crypto.randomUUID().slice(0, 8);
    const add = (letter: string, values: object) =>
      aTicket(shop().db, { subject: `${letter} ${word}`, ...values });
    await add('A', { createdAt: hoursAgo(30), assignedTo: me.userId, priority: 'low' });
    await add('B', { createdAt: hoursAgo(5), assignedTo: other.userId, priority: 'urgent' });
    await add('C', { createdAt: hoursAgo(2), customerType: 'new', priority: 'high' });
    const { id } = await add('D', { createdAt: hoursAgo(100), customerType: 'existing' });
    await close(me.cookie, id);
    const find = (query: string) => subjectsOf(me.cookie, `q=${word}&${query}`);
    expect(await find('assignee=me')).toBe('A');
    expect(await find(`assignee=${other.userId}`)).toBe('B');
    expect(await find('assignee=none')).toBe('CD');
    expect(await find('priority=urgent')).toBe('B');
    expect(await find('customerType=new')).toBe('C');
    expect(await find('customerType=existing')).toBe('BAD');
    expect(await find('waiting=24&status=active')).toBe('A');
    expect(await find('waiting=4&status=active')).toBe('BA');
    expect(await find('sort=priority:desc')).toBe('BCDA');
    expect(await find('sort=waitingSince:asc&status=active')).toBe('ABC');
    const csv = await shop().get(`/api/support?q=${word}&assignee=me`, {
      cookie: me.cookie,
      accept: 'text/csv',
    });
    const [head, ...rows] = (await csv.text()).trim().split('\r\n');
    expect(head).toContain('Waiting since');
    expect(rows).toHaveLength(1);
    for (const query of ['assignee=ada', 'waiting=2', 'priority=x', 'customerType=x']) {
      const response = await shop().get(`/api/support?${query}`, { cookie: me.cookie });
      expect(response.status).toBe(400);
    }
  });

  test('is counted as its views show it', async () => {
    const me = await anAdmin();
    const { db } = shop();
    await aTicket(db, { assignedTo: me.userId });
    const { id } = await aTicket(db, { assignedTo: me.userId });
    await close(me.cookie, id);
    await aTicket(db, { snoozedUntil: hoursAgo(-1), status: 'in_progress' });
    await aTicket(db, { answerDueAt: hoursAgo(1) });
    const read = async (path: string) => (await shop().get(path, { cookie: me.cookie })).json();
    const counts: TicketCounts = await read('/api/admin/ticket-counts');
    const views: Record<keyof TicketCounts, string> = {
      active: 'status=active',
      mine: 'status=active&assignee=me',
      unassigned: 'status=active&assignee=none',
      late: 'status=late',
      snoozed: 'status=snoozed',
    };
    for (const [name, query] of Object.entries(views)) {
      const { length } = await read(`/api/support?${query}`);
      expect([name, length]).toEqual([name, counts[name as keyof TicketCounts]]);
    }
    expect(counts.mine).toBe(1);
  });
});

describe('a snoozed ticket', () => {
  test('leaves the open list, and comes back when its time has come', async () => {
    const { cookie } = await anAdmin();
    const word = crypto.randomUUID().slice(0, 8);
    const { id } = await aTicket(shop().db, { subject: `S ${word}` });
    const until = inHours(2);
    const snoozed: AdminTicket = await (await change(cookie, id, { snoozedUntil: until })).json();
    expect(snoozed).toMatchObject({ snoozedUntil: until, status: 'open' });
    const listed = (status: string) => subjectsOf(cookie, `q=${word}&status=${status}`);
    expect([await listed('open'), await listed('active'), await listed('snoozed')]).toEqual([
      '',
      '',
      'S',
    ]);
    expect(await subjectsOf(cookie, `q=${word}`)).toBe('S');

    const early = await wait(1);
    await shop().services.support.wakeSnoozedTickets();
    expect((await see(early, id)).snoozedUntil).toBe(until);
    const due = await wait(2);
    await shop().services.support.wakeSnoozedTickets();
    expect((await see(due, id)).snoozedUntil).toBeNull();
    expect(await subjectsOf(due, `q=${word}&status=open`)).toBe('S');
  });

  test('comes back when the customer writes, and stays when the shop does', async () => {
    const { cookie } = await anAdmin();
    const { ticketId, token } = await askAsGuest(shop());
    const { id } = await see(cookie, ticketId);
    await change(cookie, id, { snoozedUntil: inHours(2) });
    await shop().post(`/api/support/${id}/messages`, { message: 'One moment.' }, { cookie });
    expect((await see(cookie, id)).snoozedUntil).not.toBeNull();
    const seen = await (await shop().get(`/api/guest/tickets/${token}`)).text();
    expect(seen).not.toMatch(/snooze/i);
    await shop().post(`/api/guest/tickets/${token}/messages`, { message: 'And now?' });
    expect((await see(cookie, id)).snoozedUntil).toBeNull();
  });

  test('ends with the ticket, or by hand', async () => {
    const { cookie } = await anAdmin();
    const { id } = await aTicket(shop().db);
    await change(cookie, id, { snoozedUntil: inHours(2) });
    expect(
      (await (await change(cookie, id, { snoozedUntil: null })).json()).snoozedUntil,
    ).toBeNull();
    await change(cookie, id, { snoozedUntil: inHours(2) });
    const path = `/api/support/${id}/status`;
    const done = await shop().send('PATCH', path, { status: 'resolved' }, { cookie });
    expect((await done.json()).snoozedUntil).toBeNull();
  });

  test.each([
    ['in the past', -1, 'Choose a time in the future.'],
    ['in two years', 2 * 365 * 24, 'Choose a time within the next year.'],
  ])('is refused %s', async (_, hours, message) => {
    const { cookie } = await anAdmin();
    const { id } = await aTicket(shop().db);
    const response = await change(cookie, id, { snoozedUntil: inHours(hours) });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ path: 'snoozedUntil', message }]);
  });
});

describe('the first answer', () => {
  test.each([
    ['sales', { customerType: 'new', inquiryType: 'Pricing Questions' }, 2],
    [
      'support',
      { customerType: 'existing', inquiryType: 'Billing Question', projectId: 'ACC-2026-0001' },
      4,
    ],
  ])('is promised within the hours of %s', async (_, values, hours) => {
    const { cookie } = await anAdmin();
    const { ticketId } = await askAsGuest(shop(), values);
    const { createdAt, answerDueAt, firstAnsweredAt } = await see(cookie, ticketId);
    expect(new Date(answerDueAt ?? 0).getTime() - new Date(createdAt).getTime()).toBe(
      hours * hourMs,
    );
    expect(firstAnsweredAt).toBeNull();
  });

  test('is late once the time is over, until someone replies or resolves it', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const ask = () => askAsGuest(shop(), { subject: `L ${word}` });
    const [{ ticketId: answered }, { ticketId: resolved }] = [await ask(), await ask()];
    const early = (await anAdmin()).cookie;
    expect(await subjectsOf(early, `q=${word}&status=late`)).toBe('');
    const cookie = await wait(3);
    const late = () => subjectsOf(cookie, `q=${word}&status=late`);
    expect(await late()).toBe('LL');
    await shop().post(
      `/api/support/${answered}/messages`,
      { message: 'Note.', internal: true },
      { cookie },
    );
    expect(await late()).toBe('LL');
    await shop().post(`/api/support/${answered}/messages`, { message: 'Hello.' }, { cookie });
    expect(await late()).toBe('L');
    await shop().send(
      'PATCH',
      `/api/support/${resolved}/status`,
      { status: 'resolved' },
      { cookie },
    );
    expect(await late()).toBe('');
    const { firstAnsweredAt, waitingSince } = await see(cookie, answered);
    expect(firstAnsweredAt).not.toBeNull();
    expect(waitingSince).toBeNull();
  });

  test('stays as it was promised when the settings change', async () => {
    const { cookie } = await anAdmin();
    const { ticketId } = await askAsGuest(shop());
    const before = (await see(cookie, ticketId)).answerDueAt;
    const list = await (await shop().get('/api/admin/settings', { cookie })).json();
    const contact = list.find(({ section }: { section: string }) => section === 'contact');
    const value = { ...contact.value, salesHours: 8 };
    const body = { section: 'contact', version: contact.version, value };
    expect((await shop().send('PATCH', '/api/admin/settings', body, { cookie })).status).toBe(200);
    expect((await see(cookie, ticketId)).answerDueAt).toBe(before);
    const next = await see(cookie, (await askAsGuest(shop())).ticketId);
    const promisedMs =
      new Date(next.answerDueAt ?? 0).getTime() - new Date(next.createdAt).getTime();
    expect(promisedMs).toBe(8 * hourMs);
  });
});

describe('send and resolve', () => {
  const answer = (cookie: string, id: number, body: object) =>
    shop().post(
      `/api/support/${id}/messages`,
      { message: 'Done.', resolve: true, ...body },
      { cookie },
    );

  test('replies and resolves in one call, with one entry in the audit log', async () => {
    const { cookie } = await anAdmin();
    const { id } = await aTicket(shop().db);
    expect((await answer(cookie, id, {})).status).toBe(201);
    expect(await see(cookie, id)).toMatchObject({ status: 'resolved', version: 2 });
    const entries = await shop().db.query.auditEntries.findMany({
      where: (row, { and, eq }) => and(eq(row.subjectId, id), eq(row.verb, 'ticket.changed')),
    });
    expect(entries).toMatchObject([
      { changes: [{ field: 'status', before: 'in_progress', after: 'resolved' }] },
    ]);
  });

  test('is refused if the customer or another admin has written since, and sends nothing', async () => {
    const [one, other] = [await anAdmin(), await anAdmin()];
    const { ticketId, token } = await askAsGuest(shop());
    const { id } = await see(one.cookie, ticketId);
    const read = async () =>
      (await shop().get(`/api/support/${id}/messages`, { cookie: one.cookie })).json();
    const readUpTo = (await read()).at(-1).id;
    await shop().post(`/api/guest/tickets/${token}/messages`, { message: 'One more thing.' });
    const refused = await answer(one.cookie, id, { readUpTo });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toStartWith('The customer wrote again');
    expect(await read()).toHaveLength(2);
    expect((await see(one.cookie, id)).status).toBe('open');
    // A reply that leaves it open is one more answer.
    const open = await answer(one.cookie, id, { readUpTo, resolve: false });
    expect(open.status).toBe(201);
    const later = await answer(other.cookie, id, { readUpTo: (await read()).at(-2).id });
    expect(later.status).toBe(409);
    expect((await see(one.cookie, id)).status).toBe('in_progress');
  });

  test('is not possible with a note', async () => {
    const { cookie } = await anAdmin();
    const { id } = await aTicket(shop().db);
    expect((await answer(cookie, id, { internal: true })).status).toBe(400);
  });

  test('does neither if the status cannot be written', async () => {
    const { cookie } = await anAdmin();
    const { id, ticketId } = await aTicket(shop().db);
    const { db } = shop();
    await db
      .update(supportTickets)
      .set({ version: 2_147_483_647 })
      .where(eq(supportTickets.id, id));
    expect((await answer(cookie, id, {})).status).toBe(500);
    expect(await see(cookie, ticketId)).toMatchObject({ status: 'open', firstAnsweredAt: null });
  });
});
