import { expect, test } from 'bun:test';
import { count, eq, ne } from 'drizzle-orm';
import type { Fault } from 'payment-sandbox';
import { expectByContract } from '#api/testing/by-contract';
import { mapConcurrently } from '#api/testing/map-concurrently';
import { pay } from '#api/testing/orders';
import { seeded, seedFor } from '#api/testing/seeded';
import { testShop } from '#api/testing/shop';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { refunds } from '#db/schema/refunds';
import { countProviderMovements, readLedgerBalance, readProviderBalance } from './testing/books.ts';
import { openCheckout } from './testing/purchases.ts';

/** Shorter than the usual 8 seconds, to keep the test fast. */
const shop = testShop({ timeoutMs: 400 });

const buyers = 40;
const atOnce = 10;
const maxTries = 20;

const chance = seeded(seedFor('faults of the provider'));

/** Of 100 responses, 10 are 429, 10 are 500, 5 are lost and 5 never arrive. */
function aFault(): Fault {
  const lot = chance.below(100);
  if (lot < 10) return { status: 429 };
  if (lot < 20) return { status: 500 };
  if (lot < 25) return 'reset';
  return lot < 30 ? 'hang' : { delayMs: 0 };
}

/** Retries until it succeeds. */
async function insisting(ask: () => Promise<{ status: number }>): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const askedMs = performance.now();
    const { status } = await ask();
    expect(performance.now() - askedMs).toBeLessThan(20_000);
    if (status < 300) return;
    expect(status).toBe(503);
  }
  throw new Error(`It is not done after ${maxTries} tries`);
}

test(`charges ${buyers} buyers once each although almost a third of provider requests fail`, async () => {
  const { db, sandbox, reconciliation, jobs, clock, get, post, aProduct, signIn } = shop();
  const { cookie } = await signIn({ isAdmin: true });
  const { id: productId } = await aProduct();
  for (let request = 0; request < 10_000; request += 1) sandbox.faults.next('*', aFault());

  await mapConcurrently(
    Array.from({ length: buyers }, () => crypto.randomUUID()),
    atOnce,
    async (checkoutId) => {
      const purchase = { productId, checkoutId, customerEmail: `${checkoutId}@example.com` };
      let [url, sessionId] = ['', ''];
      await insisting(async () => {
        const opened = await openCheckout(shop(), purchase);
        ({ url, sessionId } = opened);
        return opened;
      });
      sandbox.webhooks.drop(chance.below(2) === 0);
      await pay(url);
      await get(`/api/checkout/sessions/${sessionId}`);
    },
  );
  const known = await db.query.orders.findMany({ where: eq(orders.paymentStatus, 'paid') });
  expect(known.length).toBeGreaterThan(buyers / 2);
  await mapConcurrently(known, atOnce, ({ id }) => {
    const refund = { amount: '7.00', requestId: crypto.randomUUID() };
    return insisting(() => post(`/api/orders/${id}/refunds`, refund, { cookie }));
  });
  expect(sandbox.faults.active().length).toBeGreaterThan(0);
  sandbox.faults.clear();
  await sandbox.webhooks.settled();
  clock.shiftMs += 10 * 60_000;
  await jobs.run('refunds');
  expect(await reconciliation.run()).toMatchObject({ checked: buyers, differing: 0, error: null });

  expect(await countProviderMovements(shop())).toEqual({ charge: buyers, refund: known.length });
  expect(await readLedgerBalance(db)).toBe(await readProviderBalance(shop()));
  expect(await db.$count(orders, eq(orders.subscriptionStatus, 'active'))).toBe(buyers);
  expect(await db.$count(refunds, ne(refunds.status, 'succeeded'))).toBe(0);
  expect(
    await db
      .select({ kind: mails.kind, count: count() })
      .from(mails)
      .groupBy(mails.kind)
      .orderBy(mails.kind),
  ).toEqual([
    { kind: 'receipt', count: buyers },
    { kind: 'refund-made', count: known.length },
  ]);
  expect(await reconciliation.run()).toMatchObject({ corrected: 0, differing: 0 });
  await expectByContract(sandbox);
}, 120_000);
