import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { askAsGuest, aTicket, guestTokenSentTo } from '#api/testing/tickets';
import type { MergePreview } from '#contract/ticket-merges';
import type { GuestTicket, TicketMessage } from '#contract/ticket-messages';
import type { AdminTicketDetails, Ticket } from '#contract/tickets';
import { attachments } from '#db/schema/attachments';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';

setDefaultTimeout(20_000);

const shop = testShop();
const admin = async () => (await shop().signIn({ isAdmin: true })).cookie;
const anAddress = () => `${crypto.randomUUID()}@example.com`;

/** In the version that is stored. */
const merge = async (cookie: string, from: string, into: string, body: object = {}) => {
  const { version = 1 } = await see(cookie, from);
  return shop().post(`/api/support/${from}/merge`, { into, version, ...body }, { cookie });
};
const see = async (cookie: string, id: string): Promise<AdminTicketDetails> =>
  (await shop().get(`/api/support/${id}`, { cookie })).json();
const textsOf = async (cookie: string, id: string): Promise<string[]> => {
  const list: TicketMessage[] = await (
    await shop().get(`/api/support/${id}/messages`, { cookie })
  ).json();
  return list.map(({ message }) => message);
};
const reply = (cookie: string, id: string, message: string, values: object = {}) =>
  shop().post(`/api/support/${id}/messages`, { message, ...values }, { cookie });

describe('a merge', () => {
  test('moves messages, notes and files in order of time, and closes the ticket', async () => {
    const cookie = await admin();
    const { id: customerId } = await shop().signIn();
    const { db } = shop();
    const first = await aTicket(db, { customerId, message: 'one' });
    const second = await aTicket(db, { customerId, message: 'two' });
    await reply(cookie, first.ticketId, 'three');
    await reply(cookie, second.ticketId, 'four', { internal: true });
    const [message] = await db
      .select()
      .from(ticketMessages)
      .where(eq(ticketMessages.ticketId, first.id));
    const file = { messageId: message?.id ?? 0, name: 'a.png', type: 'image/png', sizeBytes: 1 };
    await db.insert(attachments).values({ ...file, key: crypto.randomUUID() });

    const preview: MergePreview = await (
      await shop().get(`/api/support/${first.id}/merge`, { cookie })
    ).json();
    expect(preview.ticket).toMatchObject({ ticketId: first.ticketId, messages: 2, files: 1 });
    expect(preview.others).toMatchObject([
      { ticketId: second.ticketId, messages: 2, files: 0, refusal: null },
    ]);

    const answer = await merge(cookie, first.ticketId, second.ticketId);
    expect(await answer.json()).toMatchObject({
      ticketId: second.ticketId,
      merged: [first.ticketId],
      unread: 2,
      waitingSince: second.waitingSince?.toISOString(),
    });
    expect(await textsOf(cookie, second.ticketId)).toEqual(['one', 'two', 'three', 'four']);
    expect(await textsOf(cookie, first.ticketId)).toEqual([]);
    expect(await see(cookie, first.ticketId)).toMatchObject({
      status: 'closed',
      mergedInto: second.ticketId,
      unread: 0,
    });
  });

  test('reopens a ticket that was done, and keeps an order’s conversation', async () => {
    const cookie = await admin();
    const { id: customerId } = await shop().signIn();
    const { db } = shop();
    const order = await anOrder(db, { customerId });
    const about = await aTicket(db, { customerId, orderId: order.id, projectId: order.orderId });
    const done = await aTicket(db, { customerId, status: 'resolved' });
    await merge(cookie, about.ticketId, done.ticketId);
    expect(await see(cookie, done.ticketId)).toMatchObject({
      status: 'open',
      order: { orderId: order.orderId },
    });
  });

  test('leaves no chain of tickets behind', async () => {
    const cookie = await admin();
    const email = anAddress();
    const [a, b, c] = await threeOf(email);
    await merge(cookie, a.ticketId, b.ticketId);
    await merge(cookie, b.ticketId, c.ticketId);
    expect((await see(cookie, a.ticketId)).mergedInto).toBe(c.ticketId);
    expect((await see(cookie, c.ticketId)).merged).toEqual([a.ticketId, b.ticketId]);
  });

  test('is refused for what was merged, and nothing more is written there', async () => {
    const cookie = await admin();
    const [a, b, c] = await threeOf(anAddress());
    await merge(cookie, a.ticketId, b.ticketId);
    for (const response of [
      await merge(cookie, a.ticketId, c.ticketId),
      await merge(cookie, c.ticketId, a.ticketId),
      await reply(cookie, a.ticketId, 'Too late.'),
      await shop().send('PATCH', `/api/support/${a.id}/status`, { status: 'open' }, { cookie }),
      await shop().send('PATCH', `/api/support/${a.id}`, { priority: 'low' }, { cookie }),
    ]) {
      expect(response.status).toBe(409);
      expect((await response.json()).detail).toBe(
        `This ticket was merged into ${b.ticketId}. Continue there.`,
      );
    }
  });

  test.each(['there and back', 'into two tickets'])(
    'is done by only one of two concurrent admins: %s',
    async (where) => {
      const [one, other] = [await admin(), await admin()];
      const [a, b, c] = await threeOf(anAddress());
      const answers = await Promise.all([
        merge(one, a.ticketId, b.ticketId),
        where === 'there and back'
          ? merge(other, b.ticketId, a.ticketId)
          : merge(other, a.ticketId, c.ticketId),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const all = await Promise.all([a, b, c].map(({ ticketId }) => textsOf(one, ticketId)));
      expect(all.flat()).toHaveLength(3);
    },
  );

  test('takes a message along that is written at the same time', async () => {
    const cookie = await admin();
    const ada = await shop().signIn();
    const { db } = shop();
    const a = await aTicket(db, { customerId: ada.id });
    const b = await aTicket(db, { customerId: ada.id });
    await Promise.all([
      merge(cookie, a.ticketId, b.ticketId),
      ...[1, 2, 3].map((count) =>
        shop().post(
          `/api/customer/support/tickets/${a.id}/messages`,
          { message: `more ${count}` },
          { cookie: ada.cookie },
        ),
      ),
    ]);
    expect(await textsOf(cookie, b.ticketId)).toHaveLength(5);
  });
});

describe('different people', () => {
  test('are not merged, whatever address a guest typed', async () => {
    const cookie = await admin();
    const { db } = shop();
    const email = anAddress();
    const ada = await shop().signIn({ email });
    const proved = await shop().signIn({ email: anAddress(), isVerified: true });
    const own = await aTicket(db, { customerId: ada.id, email });
    const ofProved = await aTicket(db, { customerId: proved.id, email: proved.email });
    const guest = await aTicket(db, { email });
    const other = await aTicket(db, { email: anAddress() });
    const provedGuest = await aTicket(db, { email: proved.email.toUpperCase() });
    const status = async (from: TicketRow, into: TicketRow) =>
      (await merge(cookie, from.ticketId, into.ticketId)).status;
    expect(await status(guest, other)).toBe(409);
    expect(await status(own, ofProved)).toBe(409);
    // An address that the account hasn't verified may be someone else's.
    expect(await status(guest, own)).toBe(409);
    // A guest's link would open what belongs to an account.
    expect(await status(ofProved, provedGuest)).toBe(409);
    expect(await status(own, own)).toBe(409);
    expect(await status(provedGuest, ofProved)).toBe(200);
  });

  test('are not offered either', async () => {
    const cookie = await admin();
    const { db } = shop();
    const email = anAddress();
    const guest = await aTicket(db, { email });
    await aTicket(db, { email: anAddress() });
    const same = await aTicket(db, { email: email.toUpperCase() });
    const { others }: MergePreview = await (
      await shop().get(`/api/support/${guest.id}/merge`, { cookie })
    ).json();
    expect(others.map(({ ticketId }) => ticketId)).toEqual([same.ticketId]);
  });
});

describe('the customer', () => {
  test('finds the merged ticket in the other one, and replies there', async () => {
    const cookie = await admin();
    const ada = await shop().signIn();
    const a = await aTicket(shop().db, { customerId: ada.id });
    const b = await aTicket(shop().db, { customerId: ada.id });
    await merge(cookie, a.ticketId, b.ticketId);
    const mine = '/api/customer/support/tickets';
    const list: Ticket[] = await (await shop().get(mine, { cookie: ada.cookie })).json();
    expect(list.map(({ ticketId }) => ticketId)).toEqual([b.ticketId]);
    const found: Ticket = await (
      await shop().get(`${mine}/${a.ticketId}`, { cookie: ada.cookie })
    ).json();
    expect(found.ticketId).toBe(b.ticketId);
    expect(JSON.stringify(found)).not.toMatch(/merged|snoozed|version/i);
    await shop().post(
      `${mine}/${a.ticketId}/messages`,
      { message: 'Here?' },
      { cookie: ada.cookie },
    );
    expect(await textsOf(cookie, b.ticketId)).toContain('Here?');
  });

  test('opens the whole conversation by either guest link, until they are revoked', async () => {
    const cookie = await admin();
    const email = anAddress();
    const first = await askAsGuest(shop(), { email, message: 'First.' });
    const second = await askAsGuest(shop(), { email, message: 'Second.' });
    await merge(cookie, first.ticketId, second.ticketId);
    const open = async (token: string) => shop().get(`/api/guest/tickets/${token}`);
    for (const { token } of [first, second]) {
      const seen: GuestTicket = await (await open(token)).json();
      expect(seen.messages.map(({ message }) => message)).toEqual(['First.', 'Second.']);
    }
    const old = `/api/guest/tickets/${first.token}/messages`;
    expect((await shop().post(old, { message: 'By the old link.' })).status).toBe(201);
    expect(await textsOf(cookie, second.ticketId)).toContain('By the old link.');
    await reply(cookie, second.ticketId, 'Both.');
    expect((await open(await guestTokenSentTo(shop(), email))).status).toBe(200);

    await shop().send('DELETE', `/api/support/${second.ticketId}/guest-link`, undefined, {
      cookie,
    });
    for (const { token } of [first, second]) expect((await open(token)).status).toBe(404);
  });

  test('signs in to read a guest’s ticket that was merged into the account’s', async () => {
    const cookie = await admin();
    const ada = await shop().signIn({ email: anAddress(), isVerified: true });
    const guest = await askAsGuest(shop(), { email: ada.email });
    const own = await aTicket(shop().db, { customerId: ada.id, email: ada.email });
    await merge(cookie, guest.ticketId, own.ticketId);
    expect((await shop().get(`/api/guest/tickets/${guest.token}`)).status).toBe(404);
    expect(await textsOf(cookie, own.ticketId)).toHaveLength(2);
    const [row] = await shop()
      .db.select()
      .from(supportTickets)
      .where(eq(supportTickets.ticketId, guest.ticketId));
    expect(row?.mergedIntoId).toBe(own.id);
  });
});

async function threeOf(email: string) {
  const { db } = shop();
  return [
    await aTicket(db, { email }),
    await aTicket(db, { email }),
    await aTicket(db, { email }),
  ] as const;
}
