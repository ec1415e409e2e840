import { afterEach, expect, test } from 'bun:test';
import { buy } from '#api/testing/buy';
import { codeSentTo } from '#api/testing/mails';
import { cookieOf, password, signUp } from '#api/testing/people';
import { secretKey, testShop } from '#api/testing/shop';
import type { OrderRow } from '#db/schema/orders';

const shop = testShop();

afterEach(() => shop().sandbox.faults.clear());

/** The email of an order's customer at the provider. */
async function emailAtProvider({ stripeCustomerId }: OrderRow): Promise<string> {
  const headers = { authorization: `Bearer ${secretKey}` };
  const customer = await fetch(`${shop().sandbox.url}/v1/customers/${stripeCustomerId}`, {
    headers,
  });
  return (await customer.json()).email;
}

const verify = async (cookie: string, email: string) => {
  const code = await codeSentTo(shop(), email);
  return cookieOf(await shop().post('/api/customer/email/verify', { code }, { cookie }));
};

const jobsOf = ({ id }: OrderRow) =>
  shop().jobs.added.filter((job) => job.startsWith(`provider-email ${id}:`));

/** An order of an account whose verified email has changed since. */
async function aMovedOrder() {
  const { email, cookie } = await signUp(shop());
  const verified = await verify(cookie, email);
  const order = await buy(shop(), verified, { customerEmail: email });
  const next = `next-${email}`;
  const body = { email: next, currentPassword: password };
  await shop().post('/api/customer/email', body, { cookie: verified });
  return { order, email, next, cookie: verified };
}

test('a changed email reaches the provider once it is verified, also when sent twice', async () => {
  const { order, email, next, cookie } = await aMovedOrder();
  const { send } = shop().services.providerEmails;
  await send(order.id);
  expect([await emailAtProvider(order), jobsOf(order)]).toEqual([email, []]);
  await verify(cookie, next);
  expect(jobsOf(order)).toHaveLength(1);
  await send(order.id);
  await send(order.id);
  expect(await emailAtProvider(order)).toBe(next);
});

test('is tried again after the provider failed, without a word of it in the error', async () => {
  const { order, next, cookie } = await aMovedOrder();
  await verify(cookie, next);
  const { send } = shop().services.providerEmails;
  shop().sandbox.faults.always('POST /v1/customers/{id}', { status: 500 });
  const failure = await send(order.id).catch((error: Error) => error.message);
  expect(failure).toStartWith('the provider didn’t take an order’s new email');
  expect(failure).not.toContain(next);
  shop().sandbox.faults.clear();
  await send(order.id);
  expect(await emailAtProvider(order)).toBe(next);
});

test('an order of a guest keeps the address typed at checkout', async () => {
  const order = await buy(shop(), '');
  await shop().services.providerEmails.send(order.id);
  expect(await emailAtProvider(order)).toBe(order.customerEmail);
});
