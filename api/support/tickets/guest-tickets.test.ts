import { afterEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { codeSentTo } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import { askAsGuest, guestTokenSentTo } from '#api/testing/tickets';
import type { GuestTicket, TicketMessage } from '#contract/ticket-messages';
import type { Ticket } from '#contract/tickets';
import { supportTickets } from '#db/schema/support-tickets';

const shop = testShop();
const limited = testShop({ rateLimits: true });
const dayMs = 24 * 60 * 60 * 1000;

afterEach(() => {
  shop().clock.shiftMs = 0;
});

const look = (token: string) => shop().get(`/api/guest/tickets/${token}`);
const say = (token: string, message: unknown) =>
  shop().post(`/api/guest/tickets/${token}/messages`, { message });
const rowOf = async (ticketId: string) =>
  shop().db.query.supportTickets.findFirst({ where: eq(supportTickets.ticketId, ticketId) });

async function seen(token: string): Promise<GuestTicket> {
  const response = await look(token);
  expect(response.status).toBe(200);
  return response.json();
}

async function answer(ticketId: string, message: string, values: object = {}) {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const path = `/api/support/${ticketId}/messages`;
  const response = await shop().post(path, { message, ...values }, { cookie });
  expect(response.status).toBe(201);
}

/** Signs up and verifies the address, which claims the tickets opened under it. */
async function joinAs(email: string) {
  const ada = await shop().signIn({ email });
  await shop().post('/api/customer/email/code', undefined, { cookie: ada.cookie });
  const response = await shop().post(
    '/api/customer/email/verify',
    { code: await codeSentTo(shop(), email) },
    { cookie: ada.cookie },
  );
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe('the link in the email', () => {
  test('shows the ticket and its messages, without internal data', async () => {
    const { ticketId, token } = await askAsGuest(shop());
    await answer(ticketId, 'From $19 a month.');
    await answer(ticketId, 'A hard nut.', { internal: true });
    const ticket = await seen(token);
    expect(ticket).toEqual({
      fileToken: expect.stringMatching(/^[\w-]{48}$/),
      ticketId,
      order: null,
      subject: 'What does it cost?',
      status: 'in_progress',
      priority: 'medium',
      createdAt: expect.stringMatching(/Z$/),
      messages: [
        expect.objectContaining({ side: 'customer', message: 'With support, I mean.' }),
        expect.objectContaining({ side: 'shop', message: 'From $19 a month.', internal: false }),
      ],
    });
  });

  test('accepts a reply, which reopens the ticket', async () => {
    const { ticketId, token } = await askAsGuest(shop());
    await shop().db.update(supportTickets).set({ status: 'closed' });
    const response = await say(token, '🕰️ تمام <b>');
    expect(response.status).toBe(201);
    const said: TicketMessage = await response.json();
    expect(said).toMatchObject({ side: 'customer', author: null, message: '🕰️ تمام <b>' });
    expect((await seen(token)).messages.at(-1)).toEqual(said);
    expect(await rowOf(ticketId)).toMatchObject({ status: 'open', shopUnread: 2 });
  });

  test('marks messages as read on reply, not on opening', async () => {
    const { ticketId, token } = await askAsGuest(shop());
    await answer(ticketId, 'From $19.');
    await seen(token);
    expect((await rowOf(ticketId))?.customerUnread).toBe(1);
    await say(token, 'Thanks.');
    expect((await rowOf(ticketId))?.customerUnread).toBe(0);
  });

  test('is new in each email, and earlier links keep working', async () => {
    const { ticketId, token, email } = await askAsGuest(shop());
    shop().clock.shiftMs = dayMs;
    await answer(ticketId, 'From $19.');
    const newer = await guestTokenSentTo(shop(), email);
    expect(newer).not.toBe(token);
    expect((await seen(newer)).ticketId).toBe((await seen(token)).ticketId);
  });
});

describe('a link stops working', () => {
  const expectGone = async (token: string) => {
    for (const response of [await look(token), await say(token, 'Hello?')]) {
      expect(response.status).toBe(404);
      expect((await response.json()).detail).toBe('This link no longer works.');
    }
  };

  test('after 90 days', async () => {
    const { token } = await askAsGuest(shop());
    shop().clock.shiftMs = 90 * dayMs - 60_000;
    await seen(token);
    shop().clock.shiftMs = 90 * dayMs + 60_000;
    await expectGone(token);
  });

  test('once the shop has revoked it, until the next reply sends a new one', async () => {
    const { ticketId, token, email } = await askAsGuest(shop());
    const { cookie } = await shop().signIn({ isAdmin: true });
    const before = await rowOf(ticketId);
    const ended = await shop().send('DELETE', `/api/support/${ticketId}/guest-link`, undefined, {
      cookie,
    });
    expect(await ended.json()).toEqual({ ok: true });
    await expectGone(token);
    expect((await rowOf(ticketId))?.updatedAt).toEqual(before?.updatedAt ?? new Date(0));
    await answer(ticketId, 'From $19.');
    await seen(await guestTokenSentTo(shop(), email));
    await expectGone(token);
  });

  test('when tampered with', async () => {
    const { token } = await askAsGuest(shop());
    const other = await askAsGuest(shop());
    await expectGone(token.slice(0, 16) + other.token.slice(16));
    await expectGone(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
  });

  test('once the ticket belongs to an account, which shows it instead', async () => {
    const { ticketId, token, email } = await askAsGuest(shop());
    await answer(ticketId, 'From $19.');
    const cookie = await joinAs(email);
    await expectGone(token);
    const path = `/api/customer/support/tickets/${ticketId}`;
    const messages = await shop().get(`${path}/messages`, { cookie });
    expect((await messages.json()).map(({ message }: TicketMessage) => message)).toEqual([
      'With support, I mean.',
      'From $19.',
    ]);
    const ticket: Ticket = await (await shop().get(path, { cookie })).json();
    expect(ticket.unread).toBe(1);
    await answer(ticketId, 'Anything else?');
    const mails = await shop().mailsTo(email);
    expect(mails.at(-1)?.text).toContain(`/dashboard/support/${ticketId}`);
    expect(mails.at(-1)?.text).not.toContain('/support/tickets/');
  });
});

test.each([
  [undefined, 'Required'],
  [' ', 'String must contain at least 1 character(s)'],
  ['a\0b', 'Invalid input'],
])('refuses the reply %j', async (message, sentence) => {
  const { token } = await askAsGuest(shop());
  const response = await say(token, message);
  expect(response.status).toBe(400);
  expect((await response.json()).detail).toBe(sentence);
  expect((await seen(token)).messages).toHaveLength(1);
});

test('refuses the twenty-first reply within an hour', async () => {
  const { token } = await askAsGuest(limited());
  const write = () => limited().post(`/api/guest/tickets/${token}/messages`, { message: 'm' });
  for (let tries = 0; tries < 20; tries++) expect((await write()).status).toBe(201);
  expect((await write()).status).toBe(429);
});
