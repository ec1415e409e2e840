import { afterEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { buy, findOrder, pay } from '#api/testing/orders';
import { codeSentTo, cookieOf, password, signUp } from '#api/testing/people';
import { secretKey, testShop } from '#api/testing/shop';
import { type OrderRow, orders } from '#db/schema/orders';

const shop = testShop();

afterEach(() => shop().sandbox.faults.clear());

const send = () => shop().services.sendProviderEmails();

/** The email of an order's customer at the provider. */
async function emailAtProvider({ stripeCustomerId }: OrderRow): Promise<string> {
  const headers = { authorization: `Bearer ${secretKey}` };
  const customer = await fetch(`${shop().sandbox.url}/v1/customers/${stripeCustomerId}`, {
    headers,
  });
  return (await customer.json()).email;
}

const isDue = async ({ orderId }: OrderRow) =>
  (await findOrder(shop(), orderId)).emailUnsentSince !== null;

const verify = async (cookie: string, email: string) => {
  const code = await codeSentTo(shop(), email);
  return cookieOf(await shop().post('/api/customer/email/verify', { code }, { cookie }));
};

async function aVerifiedCustomer() {
  const { email, cookie } = await signUp(shop());
  return { email, cookie: await verify(cookie, email) };
}

const change = (cookie: string, email: string) =>
  shop().post('/api/customer/email', { email, currentPassword: password }, { cookie });

/** An order of an account whose verified email has changed since. */
async function aMovedOrder() {
  const { email, cookie } = await aVerifiedCustomer();
  const order = await buy(shop(), cookie, { customerEmail: email });
  const next = `next-${email}`;
  await change(cookie, next);
  return { order, email, next, cookie };
}

test('a changed email reaches the provider once it is verified, also when sent twice', async () => {
  const { order, email, next, cookie } = await aMovedOrder();
  await send();
  expect([await emailAtProvider(order), await isDue(order)]).toEqual([email, false]);
  await verify(cookie, next);
  await send();
  await send();
  expect([await emailAtProvider(order), await isDue(order)]).toEqual([next, false]);
});

test('an order that is paid after the email changed has the new one', async () => {
  const { email, cookie } = await aVerifiedCustomer();
  const product = await shop().aProduct();
  const purchase = { productId: product.id, customerName: 'Ada', customerEmail: email };
  const opened = await shop().post('/api/orders/create-checkout', purchase, { cookie });
  const { url, orderId } = await opened.json();
  const next = `next-${email}`;
  await change(cookie, next);
  await verify(cookie, next);
  await pay(url);
  await shop().sandbox.webhooks.settled();
  await send();
  expect(await emailAtProvider(await findOrder(shop(), orderId))).toBe(next);
});

test('an order that an admin moved into an account has its email', async () => {
  const { email, cookie } = await aVerifiedCustomer();
  const order = await buy(shop(), '');
  const own = await buy(shop(), cookie, { customerEmail: email });
  const admin = (await shop().signIn({ isAdmin: true })).cookie;
  const pageOf = async ({ orderId }: OrderRow) =>
    (await shop().get(`/api/admin/customers/${orderId}`, { cookie: admin })).json();
  const [account, guest] = [await pageOf(own), await pageOf(order)];
  const guests = [{ id: guest.id, orders: 1, tickets: 0 }];
  const path = `/api/admin/customers/${account.id}/merge`;
  expect((await shop().post(path, { guests }, { cookie: admin })).status).toBe(200);
  await send();
  expect(await emailAtProvider(order)).toBe(email);
});

test('is tried again after the provider failed', async () => {
  const { order, next, cookie } = await aMovedOrder();
  await verify(cookie, next);
  const { faults } = shop().sandbox;
  faults.always('POST /v1/customers/{id}', { status: 500 });
  await send();
  expect(await isDue(order)).toBe(true);
  faults.clear();
  await send();
  expect([await emailAtProvider(order), await isDue(order)]).toEqual([next, false]);
});

test('isn’t sent again once the provider refused the address', async () => {
  const order = await buy(shop(), '');
  const unaccepted = { customerEmail: 'unaccepted', emailUnsentSince: new Date() };
  await shop().db.update(orders).set(unaccepted).where(eq(orders.id, order.id));
  await send();
  expect([await emailAtProvider(order), await isDue(order)]).toEqual([order.customerEmail, false]);
});

test('an order of a guest keeps the address typed at checkout', async () => {
  const order = await buy(shop(), '');
  await send();
  expect([await emailAtProvider(order), await isDue(order)]).toEqual([order.customerEmail, false]);
});
