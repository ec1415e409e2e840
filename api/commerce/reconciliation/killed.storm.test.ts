import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  setDefaultTimeout,
  test,
} from 'bun:test';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { type Sandbox, startSandbox } from 'payment-sandbox';
import { anApiKey } from '#api/testing/api-keys';
import { openApp, type TestApp, testClock } from '#api/testing/app';
import { expectByContract } from '#api/testing/by-contract';
import { pay } from '#api/testing/orders';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { createClient } from '../payments/stripe/client.ts';
import { createStripeProvider } from '../payments/stripe.ts';
import type { KillOptions, KillPoint, ProviderMethod } from './testing/killed-process.ts';
import {
  createPersistentDatabase,
  type PersistentDatabase,
} from './testing/persistent-database.ts';
import { openCheckout } from './testing/purchases.ts';

setDefaultTimeout(30_000);

const killedProcess = fileURLToPath(new URL('testing/killed-process.ts', import.meta.url));
const keys = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_unused' };
const points: KillPoint[] = ['before the call', 'after the call', 'after the commit'];

let sandbox: Sandbox;
let lasting: PersistentDatabase;
let shop: TestApp;

beforeAll(async () => {
  const { secretKey } = keys;
  sandbox = await startSandbox({ port: 0, file: ':memory:', secretKey, record: true });
  lasting = await createPersistentDatabase();
  await restart();
}, 60_000);
afterAll(async () => {
  await shop.close();
  await sandbox.stop();
  await lasting.remove();
});

/** A process of the shop that takes over, half an hour later. */
async function restart(): Promise<void> {
  const clock = testClock();
  clock.shiftMs = 30 * 60_000;
  const provider = createStripeProvider({ ...keys, url: sandbox.url });
  shop = await openApp({ database: await lasting.open(), provider, clock });
}

type Asked = KillOptions['request'];

/** Sends a request in another process until it is killed, then restarts the shop. */
async function killedWhile(
  providerMethod: ProviderMethod,
  point: KillPoint,
  request: Asked,
): Promise<void> {
  await shop.close();
  const options: KillOptions = {
    place: lasting.place,
    providerUrl: sandbox.url,
    request,
    providerMethod,
    point,
  };
  const child = Bun.spawn([process.execPath, killedProcess, JSON.stringify(options)], {
    stderr: 'pipe',
  });
  await child.exited;
  const said = await new Response(child.stderr).text();
  expect({ signal: child.signalCode, said }).toEqual({ signal: 'SIGKILL', said: '' });
  await restart();
}

function asked(method: string, path: string, body: unknown, cookie = ''): Asked {
  return { method, path, body, headers: cookie ? { cookie } : {} };
}

/** The provider's dashboard. */
function desk() {
  return createClient({ ...keys, url: sandbox.url }).stripe;
}

async function buy(cookie = '') {
  const { id: productId } = await shop.aProduct();
  const opened = await openCheckout(shop, { productId }, cookie);
  await pay(opened.url);
  await shop.get(`/api/checkout/sessions/${opened.sessionId}`);
  return orderOf(opened.orderId);
}

async function orderOf(orderId: string) {
  const order = await shop.db.query.orders.findFirst({ where: eq(orders.orderId, orderId) });
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

async function kindsOfMailsTo(address: string): Promise<string[]> {
  return (await shop.mailsTo(address)).map(({ kind }) => kind).sort();
}

describe.each(points)('a process that is killed %s', (point) => {
  afterEach(async () => {
    const run = await shop.reconciliation.run();
    expect(run).toMatchObject({ differing: 0, corrected: 0, error: null });
    expect(run.finishedAt).not.toBeNull();
  });

  test('leaves a purchase that can be resumed: one order, one session, one payment', async () => {
    const { id: productId } = await shop.aProduct();
    const purchase = {
      productId,
      checkoutId: crypto.randomUUID(),
      customerName: 'Ada Lovelace',
      customerEmail: `${crypto.randomUUID()}@example.com`,
    };
    const request = asked('POST', '/api/orders/create-checkout', purchase);
    await killedWhile('openCheckout', point, request);

    const again = await openCheckout(shop, purchase);
    expect(again.status).toBe(201);
    const placed = eq(orders.customerEmail, purchase.customerEmail);
    expect(await shop.db.$count(orders, placed)).toBe(1);
    const sessions = await desk().checkout.sessions.list({ limit: 100 });
    expect(
      sessions.data
        .filter((session) => session.metadata?.orderId === again.orderId)
        .map(({ id }) => id),
    ).toEqual([again.sessionId]);

    await pay(again.url);
    await shop.get(`/api/checkout/sessions/${again.sessionId}`);
    const order = await orderOf(again.orderId);
    expect(order.subscriptionStatus).toBe('active');
    expect(await shop.db.$count(payments, eq(payments.orderId, order.id))).toBe(1);
    expect(await kindsOfMailsTo(purchase.customerEmail)).toEqual(['receipt']);
  });

  test('leaves a cancellation that completes automatically, with one email', async () => {
    const customer = await shop.signIn();
    const admin = await shop.signIn({ isAdmin: true });
    const order = await buy(customer.cookie);
    const wish = await shop.post(
      `/api/customer/subscriptions/${order.id}/cancel`,
      {},
      { cookie: customer.cookie },
    );
    const { id } = await wish.json();
    const path = `/api/admin/cancellation-requests/${id}/process`;
    await killedWhile('endAtPeriodEnd', point, asked('PATCH', path, undefined, admin.cookie));

    await shop.jobs.run('cancellations');
    const request = await shop.db.query.cancellationRequests.findFirst({
      where: (row, { eq: is }) => is(row.id, id),
    });
    expect(request).toMatchObject({ status: 'completed', error: null });
    const theirs = await desk().subscriptions.retrieve(order.stripeSubscriptionId ?? '');
    expect(theirs.cancel_at_period_end).toBe(true);
    expect((await orderOf(order.orderId)).cancelAt).toEqual(order.nextChargeAt);
    expect(await kindsOfMailsTo(order.customerEmail)).toEqual([
      'cancellation-processed',
      'cancellation-requested',
      'receipt',
    ]);
  });

  test('leaves a program’s refund that completes automatically, once', async () => {
    const { headers } = await anApiKey(shop);
    const order = await buy();
    const refund = { amount: '7.00', requestId: crypto.randomUUID() };
    const path = `/api/orders/${order.id}/refunds`;
    const named = { ...headers, 'idempotency-key': crypto.randomUUID() };
    await killedWhile('refund', point, { method: 'POST', path, body: refund, headers: named });

    const repeated = await shop.post(path, refund, named);
    expect(repeated.status).toBe(point === 'after the commit' ? 201 : 409);
    await shop.jobs.run('refunds');
    const again = await shop.post(path, refund, headers);
    expect(await again.json()).toMatchObject({ amount: '7.00', status: 'succeeded', error: null });
    const charges = await shop.provider.chargesAfter(order.stripeSubscriptionId ?? '', new Date(0));
    expect(charges.map(({ refundedCents }) => refundedCents)).toEqual([700]);
    const rows = await shop.db.query.payments.findMany({ where: eq(payments.orderId, order.id) });
    expect(rows.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'paid 1900',
      'refund 700',
    ]);
    expect(await kindsOfMailsTo(order.customerEmail)).toEqual(['receipt', 'refund-made']);
  });

  test('leaves a plan change that completes automatically, with one charge and one email', async () => {
    const { cookie } = await shop.signIn();
    const order = await buy(cookie);
    const wish = { billingInterval: 'month', supportPackage: 'regular' };
    const path = `/api/customer/subscriptions/${order.id}/plan`;
    await killedWhile('changePlan', point, asked('POST', path, wish, cookie));

    await shop.jobs.run('plan-changes');
    expect(await orderOf(order.orderId)).toMatchObject({
      supportPackage: 'regular',
      intervalTotal: 6900,
    });
    const charges = await shop.provider.chargesAfter(order.stripeSubscriptionId ?? '', new Date(0));
    expect(charges.map(({ cents }) => cents).toSorted()).toEqual([1900, 5000]);
    expect(await kindsOfMailsTo(order.customerEmail)).toEqual(['plan-changed', 'receipt']);
    // Charges are reported by events, which don't arrive here.
    expect(await shop.reconciliation.run()).toMatchObject({ corrected: 1, differing: 0 });
  });
});

test('sends only requests the provider’s contract allows', () => expectByContract(sandbox));
