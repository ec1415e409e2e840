import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { anAdmin, anAdminWithTotp, nextCodeOf } from '#api/testing/admins';
import { anOrder } from '#api/testing/orders';
import { password } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import { anUnmatched } from '#api/testing/unmatched';

// Password hashing is deliberately slow.
setDefaultTimeout(30_000);

const shop = testShop({ rateLimits: true });
const minuteMs = 60_000;

afterEach(() => {
  shop().clock.shiftMs = 0;
});

const confirm = (cookie: string, proof: object) =>
  shop().post('/api/admin/confirm-identity', proof, { cookie });

/** The actions that require a recently confirmed identity. */
const acts: [string, (cookie: string) => Promise<Response>][] = [
  [
    'a refund',
    async (cookie) => {
      const { id } = await anOrder(shop().db);
      const refund = { amount: '1.00', endSubscription: false, requestId: crypto.randomUUID() };
      return shop().post(`/api/orders/${id}/refunds`, refund, { cookie });
    },
  ],
  [
    'a refund without an order',
    async (cookie) => {
      const { id } = await anUnmatched(shop().db);
      const path = `/api/admin/reconciliation/subscriptions/${id}/refund`;
      return shop().post(path, undefined, { cookie });
    },
  ],
  [
    'viewing as a customer',
    async (cookie) => {
      const { id: customerId } = await shop().signIn();
      return shop().post('/api/admin/view-as', { customerId }, { cookie });
    },
  ],
  [
    'new two-factor authentication',
    (cookie) => shop().post('/api/admin/totp', undefined, { cookie }),
  ],
];

test.each(acts)(
  'requires a confirmed identity from the last ten minutes for %s',
  async (_name, act) => {
    const { cookie } = await anAdmin(shop());
    const codeOf = async () => (await (await act(cookie)).json()).code;
    shop().clock.shiftMs = 11 * minuteMs;
    expect(await codeOf()).toBe('sign_in_again');
    expect((await confirm(cookie, { password: 'not the one' })).status).toBe(400);
    expect(await codeOf()).toBe('sign_in_again');
    expect((await confirm(cookie, { password })).status).toBe(200);
    expect(await codeOf()).not.toBe('sign_in_again');
  },
);

test('also requires a code when two-factor authentication is on', async () => {
  const { cookie, secret } = await anAdminWithTotp(shop());
  shop().clock.shiftMs = 11 * minuteMs;
  const missing = await confirm(cookie, { password });
  expect([missing.status, (await missing.json()).errors[0].path]).toEqual([400, 'code']);
  const wrong = await confirm(cookie, { password, code: '12345-12345-12345-12345' });
  expect([wrong.status, (await wrong.json()).errors[0].path]).toEqual([400, 'code']);
  expect((await confirm(cookie, { password, code: nextCodeOf(shop(), secret) })).status).toBe(200);
});

test('allows ten attempts per session', async () => {
  const { cookie } = await anAdmin(shop());
  const statuses: number[] = [];
  for (let count = 0; count < 11; count++) {
    statuses.push((await confirm(cookie, { password: 'not the one' })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});
