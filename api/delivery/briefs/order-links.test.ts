import { expect, test } from 'bun:test';
import { desc, eq } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { mails } from '#db/schema/mails';
import type { OrderRow } from '#db/schema/orders';

const shop = testShop();
const limited = testShop({ rateLimits: true });

async function asAdmin(at = shop()) {
  const { cookie } = await at.signIn({ isAdmin: true });
  return {
    send: ({ id }: OrderRow) => at.post(`/api/orders/${id}/links`, undefined, { cookie }),
    revoke: ({ id }: OrderRow) =>
      at.send('DELETE', `/api/orders/${id}/links`, undefined, { cookie }),
  };
}

/** The token in the last email to the buyer. */
async function lastToken({ customerEmail }: OrderRow): Promise<string> {
  const [mail] = await shop()
    .db.select()
    .from(mails)
    .where(eq(mails.to, customerEmail))
    .orderBy(desc(mails.id))
    .limit(1);
  expect(mail?.kind).toBe('order-link');
  return mail?.text?.match(/\/order\/([\w-]+)/)?.[1] ?? '';
}

const statusOf = async (token: string) => (await shop().get(`/api/guest/orders/${token}`)).status;

test('emails a guest a link that works, also after older ones were revoked', async () => {
  const { send, revoke } = await asAdmin();
  const order = await anOrder(shop().db, { customerEmail: 'guest@example.com' });
  expect((await send(order)).status).toBe(200);
  const first = await lastToken(order);
  expect(await statusOf(first)).toBe(200);
  await revoke(order);
  expect(await statusOf(first)).toBe(404);
  await send(order);
  expect(await statusOf(await lastToken(order))).toBe(200);
});

test('is refused once an account has the order, and before it is paid', async () => {
  const { send } = await asAdmin();
  const { id: customerId } = await shop().signIn();
  expect((await send(await anOrder(shop().db, { customerId }))).status).toBe(409);
  expect((await send(await anOrder(shop().db, { paidAt: null }))).status).toBe(409);
});

test('sends ten an hour for an order', async () => {
  const { send } = await asAdmin(limited());
  const order = await anOrder(limited().db);
  for (let n = 0; n < 10; n++) expect((await send(order)).status).toBe(200);
  expect((await send(order)).status).toBe(429);
});
