import { afterAll, beforeEach, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { startLoginProvider } from '#api/testing/login-provider';
import { loginsThrough } from '#api/testing/logins';
import { aDelivery, anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { customers } from '#db/schema/customers';
import { sessions } from '#db/schema/sessions';

const provider = await startLoginProvider();
const shop = testShop({ oidc: provider.settings });
const { aPerson, begin, signIn } = loginsThrough(provider, shop);
const minuteMs = 60_000;

afterAll(() => provider.stop());
beforeEach(() => {
  shop().clock.shiftMs = 0;
});

/** A user of the login provider with a delivered website. */
async function anOwner() {
  const { subject, email } = aPerson();
  await signIn(subject);
  const customer = await shop().db.query.customers.findFirst({ where: eq(customers.email, email) });
  const customerId = customer?.id ?? '';
  const order = await anOrder(shop().db, { customerId, customerEmail: email });
  const { cookie } = await shop().signIn({ isAdmin: true });
  await shop().post(`/api/orders/${order.id}/deliver`, aDelivery(), { cookie });
  const reveal = async (as: string) => {
    const path = `/api/customer/subscriptions/${order.id}/credentials/reveal`;
    return (await shop().post(path, undefined, { cookie: as })).status;
  };
  return { subject, reveal };
}

test('reveals credentials after a recent sign-in at the provider', async () => {
  const { subject, reveal } = await anOwner();
  const { cookie } = await signIn(subject);
  expect(await reveal(cookie)).toBe(200);
});

test('refuses when the provider did not authenticate the user again', async () => {
  const { subject, reveal } = await anOwner();
  // The provider authenticated eleven minutes ago. The session itself is new.
  shop().clock.shiftMs = 11 * minuteMs;
  const { cookie } = await signIn(subject);
  expect(await reveal(cookie)).toBe(403);
});

test('refuses when the provider does not report the authentication time', async () => {
  const { subject, reveal } = await anOwner();
  const { cookie } = await signIn(subject);
  const unsaid = sql`${sessions.sess} || '{"provedAt": null}'`;
  await shop().db.update(sessions).set({ sess: unsaid });
  expect(await reveal(cookie)).toBe(403);
});

test('requests the authentication time, and a new sign-in when required', async () => {
  const usual = new URL((await begin()).to).searchParams;
  expect([usual.get('prompt'), usual.get('max_age')]).toEqual([null, '2592000']);
  const again = await shop().get('/api/customer/login?again=1');
  const told = new URL(again.headers.get('location') ?? '').searchParams;
  expect([told.get('prompt'), told.get('max_age')]).toEqual(['login', '0']);
});
