import { expect, test } from 'bun:test';
import { desc, eq, inArray } from 'drizzle-orm';
import { createPrivacyService } from '#api/privacy/service';
import { anOrder, findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { customers } from '#db/schema/customers';
import { mails } from '#db/schema/mails';
import { mrrEvents } from '#db/schema/mrr-events';
import { type OrderRow, orders } from '#db/schema/orders';
import { supportTickets } from '#db/schema/support-tickets';

const shop = testShop();
const limited = testShop({ rateLimits: true });

const anAddress = () => `${crypto.randomUUID()}@example.com`;

async function anAdmin(at = shop()) {
  const { cookie } = await at.signIn({ isAdmin: true });
  return {
    cookie,
    correct: (
      { id, customerEmail: shownEmail }: Pick<OrderRow, 'id' | 'customerEmail'>,
      customerEmail: string,
    ) => at.send('PATCH', `/api/orders/${id}/email`, { customerEmail, shownEmail }, { cookie }),
  };
}

const aGuestOrder = (values: Partial<typeof orders.$inferInsert> = {}) =>
  anOrder(shop().db, { customerEmail: anAddress(), ...values });

const now = ({ orderId }: OrderRow) => findOrder(shop(), orderId);

const mailsTo = (to: string) =>
  shop().db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id));

const statusOf = async (token: string) => (await shop().get(`/api/guest/orders/${token}`)).status;

test('keeps the typed address, and tells the right one and the wrong one', async () => {
  const { correct } = await anAdmin();
  const order = await aGuestOrder();
  const right = anAddress();
  const old = shop().mail.orderLinks.tokenFor({ id: order.id, version: 1 });
  expect(await statusOf(old)).toBe(200);
  expect((await correct(order, right)).status).toBe(200);
  expect(await now(order)).toMatchObject({
    customerEmail: right,
    typedEmail: order.customerEmail,
    customerId: null,
    emailUnsentSince: expect.any(Date),
  });
  expect(await statusOf(old)).toBe(404);
  const [link] = await mailsTo(right);
  const token = link?.text?.match(/\/order\/([\w-]+)/)?.[1] ?? '';
  expect([link?.kind, await statusOf(token)]).toEqual(['order-link', 200]);
  const [removed] = await mailsTo(order.customerEmail);
  expect(removed?.kind).toBe('address-removed');
  const written = JSON.stringify(removed).replaceAll(removed?.key ?? '', '');
  const { orderId, customerName, productTitle } = order;
  for (const said of [orderId, customerName, productTitle, right, '/order/']) {
    expect(written).not.toContain(said);
  }
});

test('the first typed address stays through another correction, until it is right again', async () => {
  const { correct } = await anAdmin();
  const order = await aGuestOrder();
  await correct(order, anAddress());
  await correct(await now(order), anAddress());
  expect((await now(order)).typedEmail).toBe(order.customerEmail);
  await correct(await now(order), order.customerEmail);
  expect(await now(order)).toMatchObject({
    customerEmail: order.customerEmail,
    typedEmail: null,
  });
});

test('moves the conversation, whose link in earlier emails ends', async () => {
  const { correct, cookie } = await anAdmin();
  const order = await aGuestOrder();
  const asked = { message: 'Which colors?' };
  await shop().post(`/api/orders/${order.id}/conversation`, asked, { cookie });
  const ticket = () =>
    shop().db.query.supportTickets.findFirst({ where: eq(supportTickets.orderId, order.id) });
  const before = await ticket();
  await shop()
    .db.update(supportTickets)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(supportTickets.orderId, order.id));
  const right = anAddress();
  await correct(order, right);
  expect(await ticket()).toMatchObject({
    email: right,
    emailVerifiedAt: null,
    guestLinkVersion: (before?.guestLinkVersion ?? 0) + 1,
  });
});

test('moves the order alone, and the notes only with a guest’s last record', async () => {
  const { correct, cookie } = await anAdmin();
  const order = await aGuestOrder();
  const other = await aGuestOrder({ customerEmail: order.customerEmail });
  const pageOf = async ({ orderId }: OrderRow) =>
    (await shop().get(`/api/admin/customers/${orderId}`, { cookie })).json();
  const { id } = await pageOf(order);
  await shop().post(`/api/admin/customers/${id}/notes`, { text: 'Call first.' }, { cookie });
  const right = anAddress();
  await correct(order, right);
  expect(await pageOf(order)).toMatchObject({ email: right, orders: 1, notes: [] });
  expect(await pageOf(other)).toMatchObject({ id, orders: 1, notes: [{ text: 'Call first.' }] });
  await correct(other, right);
  expect(await pageOf(other)).toMatchObject({ orders: 2, notes: [{ text: 'Call first.' }] });
  expect((await shop().get(`/api/admin/customers/${id}`, { cookie })).status).toBe(404);
});

test('counts the subscription to the customer whose address it is', async () => {
  const { correct } = await anAdmin();
  const [first, second, own] = [await aGuestOrder(), await aGuestOrder(), await aGuestOrder()];
  const typed = { customerEmail: first.customerEmail };
  await shop().db.update(orders).set(typed).where(eq(orders.id, second.id));
  await shop()
    .db.delete(mrrEvents)
    .where(inArray(mrrEvents.orderId, [first.id, second.id, own.id]));
  for (const [index, { id: orderId }] of [own, first, second].entries()) {
    const occurredAt = new Date(Date.UTC(2026, index));
    await shop()
      .db.insert(mrrEvents)
      .values({ orderId, kind: 'started', monthlyCents: 1900, occurredAt });
  }
  const movements = async () => {
    const events = await shop().db.select().from(mrrEvents);
    return [own, first, second].map(
      ({ id }) => events.find(({ orderId }) => orderId === id)?.movement,
    );
  };
  expect(await movements()).toEqual(['new', 'new', 'expansion']);
  await correct(first, own.customerEmail);
  expect(await movements()).toEqual(['new', 'expansion', 'new']);
});

test('stays a guest’s order if an account has the address', async () => {
  const { correct } = await anAdmin();
  const { id } = await shop().signIn();
  const email = anAddress();
  const verified = { email, emailVerifiedAt: new Date() };
  await shop().db.update(customers).set(verified).where(eq(customers.id, id));
  const order = await aGuestOrder();
  expect((await correct(order, email)).status).toBe(200);
  expect((await now(order)).customerId).toBeNull();
});

const refused: [string, number, () => Promise<{ order: OrderRow; to?: string }>][] = [
  [
    'of an order in an account',
    409,
    async () => ({ order: await aGuestOrder({ customerId: (await shop().signIn()).id }) }),
  ],
  ['of an unpaid order', 409, async () => ({ order: await aGuestOrder({ paidAt: null }) })],
  [
    'of an erased order',
    409,
    async () => ({ order: await aGuestOrder({ customerEmail: 'erased' }) }),
  ],
  [
    'of an unknown order',
    404,
    async () => ({ order: { ...(await aGuestOrder()), id: 99_999_999 } }),
  ],
  [
    'that another admin corrected in the meantime',
    409,
    async () => ({ order: { ...(await aGuestOrder()), customerEmail: anAddress() } }),
  ],
  [
    'to the same one',
    400,
    async () => {
      const order = await aGuestOrder();
      return { order, to: order.customerEmail.toUpperCase() };
    },
  ],
  ['to what is no address', 400, async () => ({ order: await aGuestOrder(), to: 'ada@' })],
  [
    'to a huge one',
    400,
    async () => ({ order: await aGuestOrder(), to: `${'a'.repeat(300)}@example.com` }),
  ],
];

test.each(refused)('refuses to change the address %s', async (_, status, prepare) => {
  const { correct } = await anAdmin();
  const { order, to = anAddress() } = await prepare();
  const before = await now(order);
  expect((await correct(order, to)).status).toBe(status);
  expect(await now(order)).toEqual(before);
  expect(await mailsTo(to)).toEqual([]);
});

test('counts as an emailed link: ten an hour', async () => {
  const { correct } = await anAdmin(limited());
  const order = await anOrder(limited().db);
  const known = () => findOrder(limited(), order.orderId);
  for (let n = 0; n < 10; n++) expect((await correct(await known(), anAddress())).status).toBe(200);
  expect((await correct(await known(), anAddress())).status).toBe(429);
});

test('an erasure of either person removes the typed address, and only the buyer’s the order’s', async () => {
  const { correct } = await anAdmin();
  const { db, files, clock } = shop();
  const privacy = createPrivacyService({ db, files, now: clock.now });
  const ended = { status: 'cancelled', subscriptionStatus: 'cancelled' } as const;
  const [one, other] = [await aGuestOrder(ended), await aGuestOrder(ended)];
  const right = anAddress();
  for (const order of [one, other]) await correct(order, right);
  await db.delete(mails).where(eq(mails.to, one.customerEmail));
  await privacy.erase(one.customerEmail);
  expect(await now(one)).toMatchObject({ customerEmail: right, typedEmail: null });
  expect(JSON.stringify(await privacy.export(right))).toContain(other.customerEmail);
  await privacy.erase(right);
  expect(await now(other)).toMatchObject({ customerEmail: 'erased', typedEmail: null });
  expect(await mailsTo(other.customerEmail)).toEqual([]);
});
