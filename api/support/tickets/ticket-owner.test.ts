import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { testShop } from '#api/testing/shop';
import { askAsGuest } from '#api/testing/tickets';
import { brand } from '#contract/brand';
import type { AdminTicket, AdminTicketDetails } from '#contract/tickets';
import { customers } from '#db/schema/customers';

const shop = testShop();

const aRequest = {
  customerType: 'new',
  inquiryType: 'Pricing Questions',
  subject: 'Please send the password',
  message: 'I cannot get in.',
};
const newAddress = () => `${crypto.randomUUID()}@example.com`;
const admin = async () => (await shop().signIn({ isAdmin: true })).cookie;

/** A customer named Eve, with or without a verified address. */
async function eve({ isVerified = true } = {}) {
  const person = await shop().signIn();
  await shop()
    .db.update(customers)
    .set({ firstName: 'Eve', lastName: 'Larsen', emailVerifiedAt: isVerified ? new Date() : null })
    .where(eq(customers.id, person.id));
  return person;
}

async function asked(path: string, values: object, cookie: string): Promise<string> {
  const response = await shop().post(path, { ...aRequest, ...values }, { cookie });
  expect(response.status).toBe(201);
  return (await response.json()).ticketId;
}

async function seenByAdmin(ticketId: string): Promise<AdminTicketDetails> {
  const cookie = await admin();
  const list: AdminTicket[] = await (await shop().get('/api/support', { cookie })).json();
  const details: AdminTicketDetails = await (
    await shop().get(`/api/support/${ticketId}`, { cookie })
  ).json();
  const { orders, merged, ...ticket } = details;
  expect(list.find((it) => it.ticketId === ticketId)).toEqual(ticket);
  return details;
}

describe.each(['/api/support', '/api/customer/support/tickets'])('a ticket via %s', (path) => {
  test('under another address shows the account and marks the address', async () => {
    const victim = await shop().signIn();
    const person = await eve();
    const ticketId = await asked(path, { email: victim.email }, person.cookie);
    expect(await seenByAdmin(ticketId)).toMatchObject({
      email: victim.email,
      emailVerified: false,
      customerId: person.id,
      account: { id: person.id, name: 'Eve Larsen', email: person.email, emailVerified: true },
    });
  });

  test('under another address sends replies to the account and shows the shop its owner', async () => {
    const email = newAddress();
    const person = await eve();
    const ticketId = await asked(path, { email }, person.cookie);
    const reply = await shop().post(
      `/api/support/${ticketId}/messages`,
      { message: 'Here it is.' },
      { cookie: await admin() },
    );
    expect(reply.status).toBe(201);
    expect(await shop().mailsTo(email)).toEqual([]);
    const kinds = (await shop().mailsTo(person.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['ticket-opened', 'ticket-answered']);
    const toShop = (await shop().mailsTo(brand.supportEmail)).filter(({ text }) =>
      text?.includes(ticketId),
    );
    expect(toShop).toHaveLength(1);
    expect(toShop[0]?.text).toContain(`Eve Larsen <${person.email}>`);
    expect(toShop[0]?.text).toContain(`${email} (unverified email)`);
  });

  test('under the account’s own address is verified once the account verifies it', async () => {
    const proved = await eve();
    const first = await asked(path, { email: proved.email }, proved.cookie);
    expect((await seenByAdmin(first)).emailVerified).toBe(true);
    const unproved = await eve({ isVerified: false });
    const second = await asked(path, { email: unproved.email }, unproved.cookie);
    expect(await seenByAdmin(second)).toMatchObject({
      emailVerified: false,
      account: { email: unproved.email, emailVerified: false },
    });
    const emailVerifiedAt = new Date();
    await shop().db.update(customers).set({ emailVerifiedAt }).where(eq(customers.id, unproved.id));
    expect((await seenByAdmin(second)).emailVerified).toBe(true);
  });

  test('of an account that isn’t verified gets no word of the sender by email', async () => {
    const unproved = await eve({ isVerified: false });
    const ticketId = await asked(path, { email: unproved.email }, unproved.cookie);
    const mails = await shop().mailsTo(unproved.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`[${ticketId}] Your message`]);
    expect(JSON.stringify(mails)).not.toContain(aRequest.subject);
  });

  test('stays verified when the account’s address changes, and replies go to the new one', async () => {
    const person = await eve();
    const ticketId = await asked(path, { email: person.email }, person.cookie);
    const email = newAddress();
    await shop().db.update(customers).set({ email }).where(eq(customers.id, person.id));
    expect(await seenByAdmin(ticketId)).toMatchObject({
      email: person.email,
      emailVerified: true,
      account: { email },
    });
    const answer = { message: 'Done.' };
    await shop().post(`/api/support/${ticketId}/messages`, answer, { cookie: await admin() });
    expect((await shop().mailsTo(email)).map(({ kind }) => kind)).toEqual(['ticket-answered']);
  });
});

describe('a guest’s address', () => {
  test('is unverified until they reply through the emailed link', async () => {
    const { ticketId, token } = await askAsGuest(shop());
    expect(await seenByAdmin(ticketId)).toMatchObject({ account: null, emailVerified: false });
    await shop().get(`/api/guest/tickets/${token}`);
    expect((await seenByAdmin(ticketId)).emailVerified).toBe(false);
    const reply = { message: 'And with support?' };
    expect((await shop().post(`/api/guest/tickets/${token}/messages`, reply)).status).toBe(201);
    expect((await seenByAdmin(ticketId)).emailVerified).toBe(true);
  });

  test('is not verified by an account with the same address', async () => {
    const person = await eve();
    const { ticketId } = await askAsGuest(shop(), { email: person.email });
    expect(await seenByAdmin(ticketId)).toMatchObject({
      customerId: null,
      account: null,
      emailVerified: false,
    });
  });
});
