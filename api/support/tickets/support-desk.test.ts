import { describe, expect, test } from 'bun:test';
import { readPages } from '#api/testing/lists';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { AdminTicket } from '#contract/tickets';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketStatuses } from '#db/values/enumerations';

const shop = testShop();
const admin = async () => (await shop().signIn({ isAdmin: true })).cookie;

async function aTicket(values: Partial<typeof supportTickets.$inferInsert> = {}) {
  const given = { email: 'ada@example.com', subject: 'Opening hours', message: 'Where?' };
  const number = String(Math.floor(Math.random() * 1e9)).padStart(4, '0');
  const [ticket] = await shop()
    .db.insert(supportTickets)
    .values({ ticketId: `TKT-2026-${number}`, ...given, ...values })
    .returning();
  if (!ticket) throw new Error('nothing was written');
  return ticket;
}

const setStatus = async (id: number | string, status: unknown) =>
  shop().send('PATCH', `/api/support/${id}/status`, { status }, { cookie: await admin() });

describe('the list', () => {
  test('includes all tickets, guests’ too, with internal fields', async () => {
    const { id: customerId } = await shop().signIn();
    const own = await aTicket({ customerId });
    const guest = await aTicket({ customerType: 'new', inquiryType: 'Pricing Questions' });
    const list: AdminTicket[] = await (
      await shop().get('/api/support', { cookie: await admin() })
    ).json();
    expect(list.slice(0, 2)).toMatchObject([
      { id: guest.id, customerType: 'new', inquiryType: 'Pricing Questions', customerId: null },
      { id: own.id, customerId, customerType: null, assignedTo: null },
    ]);
    const { customerUnread, shopUnread, guestLinkVersion, emailVerifiedAt, ...shown } = guest;
    const { orderId, mergedIntoId, ...columns } = shown;
    const added = ['unread', 'order', 'account', 'emailVerified', 'mergedInto', 'linkedOrder'];
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([...added, ...Object.keys(columns)].sort());
  });

  test('names the order whose number was typed, in any case, and no other', async () => {
    const order = await anOrder(shop().db);
    const typed = [` ${order.orderId.toLowerCase()} `, 'ACC-1999-0001 (?)', null];
    for (const projectId of typed) await aTicket({ projectId });
    const response = await shop().get('/api/support?limit=3', { cookie: await admin() });
    const list: AdminTicket[] = await response.json();
    expect(list.map(({ linkedOrder }) => linkedOrder)).toEqual([null, null, order.orderId]);
  });

  test('can be searched by number, subject, address and project, filtered and sorted', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const a = await aTicket({ subject: `A ${word}`, createdAt: at(1), updatedAt: at(9) });
    await aTicket({
      subject: 'B',
      email: `${word}@example.com`,
      createdAt: at(2),
      updatedAt: at(2),
    });
    await aTicket({
      subject: 'C',
      projectId: word,
      status: 'closed',
      createdAt: at(3),
      updatedAt: at(3),
    });
    const cookie = await admin();
    const subjects = async (query: string) => {
      const pages = await readPages<AdminTicket>(shop(), `/api/support?limit=1&${query}`, cookie);
      return pages
        .flat()
        .map(({ subject }) => subject[0])
        .join('');
    };
    expect(await subjects(`q=${word}`)).toBe('CBA');
    expect(await subjects(`q=${word}&sort=updatedAt:desc`)).toBe('ACB');
    expect(await subjects(`q=${word}&status=closed`)).toBe('C');
    expect(await subjects(`q=${a.ticketId}`)).toBe('A');
  });
});

describe('the status', () => {
  test.each(ticketStatuses)('can become %s from any other', async (status) => {
    const { ticketId } = await aTicket({ status: 'resolved' });
    const response = await setStatus(ticketId, status);
    expect([response.status, (await response.json()).status]).toEqual([200, status]);
  });

  test('is visible to the customer', async () => {
    const { id: customerId, cookie } = await shop().signIn();
    const { id } = await aTicket({ customerId });
    await setStatus(id, 'resolved');
    const list = await (await shop().get('/api/customer/support/tickets', { cookie })).json();
    expect(list).toMatchObject([{ id, status: 'resolved' }]);
  });

  test('returns 404 for an unknown ticket', async () => {
    for (const id of ['0', '99999999999', 'TKT-2026-99999999999', 'ACC-2026-0001', '%00']) {
      expect((await setStatus(id, 'open')).status).toBe(404);
    }
  });

  test('must be one of the four known values', async () => {
    const { id } = await aTicket();
    const response = await setStatus(id, 'delivered');
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([
      { path: 'status', message: 'Invalid enum value' },
    ]);
  });
});
