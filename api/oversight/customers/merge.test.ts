import { beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { askAsGuest } from '#api/testing/tickets';
import type { CustomerDetails } from '#contract/admin-customers';
import type { MergePreview } from '#contract/customer-merges';
import { supportTickets } from '#db/schema/support-tickets';

const shop = testShop();
const path = '/api/admin/customers';
let admin = '';
let colleague = '';

beforeAll(async () => {
  admin = (await shop().signIn({ isAdmin: true })).cookie;
  colleague = (await shop().signIn({ isAdmin: true })).cookie;
});

async function find(id: string): Promise<CustomerDetails> {
  return (await shop().get(`${path}/${id}`, { cookie: admin })).json();
}

/** A guest with an order and a ticket, and the link to the ticket. */
async function aGuest() {
  const { email, ticketId, token } = await askAsGuest(shop());
  const order = await anOrder(shop().db, { customerEmail: email.toUpperCase() });
  return { email, ticketId, token, order, page: await find(ticketId) };
}

async function anAccount() {
  const customer = await shop().signIn();
  return { ...customer, page: await find(customer.id) };
}

const seen = ({ id, orders, tickets }: CustomerDetails) => ({ id, orders, tickets });

const merge = (into: string, guests: object[], cookie = admin) =>
  shop().post(`${path}/${into}/merge`, { guests }, { cookie });

test('previews and moves the orders and tickets of two guests, with a note on each page', async () => {
  const account = await anAccount();
  const [one, other] = [await aGuest(), await aGuest()];
  const asked = `${path}/${account.page.id}/merge?guests=${one.page.id}.${other.page.id}`;
  const preview: MergePreview = await (await shop().get(asked, { cookie: admin })).json();
  expect(preview.guests).toMatchObject([
    {
      email: one.email,
      orders: [{ orderId: one.order.orderId }],
      tickets: [{ ticketId: one.ticketId }],
    },
    { email: other.email },
  ]);
  const response = await merge(account.page.id, [seen(one.page), seen(other.page)]);
  expect(response.status).toBe(200);
  const merged = await find(account.id);
  expect(merged).toMatchObject({ orders: 2, tickets: 2, activeSubscriptions: 2 });
  expect(merged.mergedFrom.map(({ email }) => email).sort()).toEqual(
    [one.email, other.email].sort(),
  );
  expect(merged.notes.map(({ text }) => text).join()).toContain('The payment provider keeps');
  expect(merged.notes.every(({ own }) => !own)).toBe(true);
  expect(await find(one.page.id)).toMatchObject({
    orders: 0,
    mergedInto: { id: account.page.id },
    notes: [{ text: expect.stringContaining('Merged into the account of') }],
  });
});

test('ends the guest’s links, and does not verify the address', async () => {
  const account = await anAccount();
  const guest = await aGuest();
  const open = () => shop().get(`/api/guest/tickets/${guest.token}`);
  expect((await open()).status).toBe(200);
  expect((await merge(account.id, [seen(guest.page)])).status).toBe(200);
  expect((await open()).status).toBe(404);
  const ticket = await shop().db.query.supportTickets.findFirst({
    where: eq(supportTickets.ticketId, guest.ticketId),
  });
  expect(ticket).toMatchObject({ customerId: account.id, emailVerifiedAt: null });
});

test('lets one of two concurrent admins win, and tells the other who was faster', async () => {
  const [first, second] = [await anAccount(), await anAccount()];
  const guest = await aGuest();
  const answers = await Promise.all([
    merge(first.id, [seen(guest.page)], admin),
    merge(second.id, [seen(guest.page)], colleague),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies).toContainEqual(
    expect.objectContaining({ newer: expect.objectContaining({ by: expect.any(String) }) }),
  );
  const owned = [await find(first.id), await find(second.id)].map(({ orders }) => orders);
  expect(owned.sort()).toEqual([0, 1]);
});

test('moves nothing that the preview did not show', async () => {
  const account = await anAccount();
  const guest = await aGuest();
  await anOrder(shop().db, { customerEmail: guest.email });
  const response = await merge(account.id, [seen(guest.page)]);
  expect([response.status, (await response.json()).detail]).toEqual([
    409,
    expect.stringContaining('than the preview showed'),
  ]);
  expect((await find(guest.page.id)).orders).toBe(2);
});

const refusals: [string, () => Promise<[into: string, from: CustomerDetails]>][] = [
  ['an account into an account', async () => [(await anAccount()).id, (await anAccount()).page]],
  ['a guest into a guest', async () => [(await aGuest()).page.id, (await aGuest()).page]],
  [
    'a guest into an admin’s account',
    async () => [(await shop().signIn({ isAdmin: true })).id, (await aGuest()).page],
  ],
];

test.each(refusals)('refuses to merge %s', async (_, prepare) => {
  const [into, from] = await prepare();
  expect((await merge(into, [seen(from)])).status).toBe(409);
});
