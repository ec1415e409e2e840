import { expect, test } from 'bun:test';
import { isNotNull } from 'drizzle-orm';
import { orders } from '#db/schema/orders';
import { seeded, seedFor } from '../testing/seeded.ts';
import { type TestShop, testShop } from '../testing/shop.ts';
import {
  chargesTried,
  ledgerBalance,
  movementsAtProvider,
  providerBalance,
} from './testing/books.ts';
import { crowd } from './testing/purchases.ts';
import { liveTwoYears } from './testing/two-years.ts';

const listening = testShop();
const deaf = testShop();

/** SUBSCRIPTIONS=100 lets the shop hear of a hundred too: that takes a minute. */
const heard = Number(process.env.SUBSCRIPTIONS ?? 25);
const unheard = Number(process.env.SUBSCRIPTIONS ?? 100);

test(`24 months of ${heard} subscriptions by events: the ledger is the provider’s balance`, async () => {
  const { sandbox, reconciliation } = listening();
  await crowd(listening(), heard);
  await sandbox.webhooks.settled();
  await liveTwoYears(listening(), seeded(seedFor('two years heard')), () =>
    sandbox.webhooks.settled(),
  );
  await expectEqualBooks(listening());
  const run = await reconciliation.run();
  expect(run).toMatchObject({ checked: heard, mended: 0, differing: 0, differences: [] });
}, 180_000);

test(`24 months of ${unheard} subscriptions unheard: one comparison makes the books equal`, async () => {
  const { sandbox, reconciliation } = deaf();
  sandbox.webhooks.drop(true);
  await crowd(deaf(), unheard);
  await liveTwoYears(deaf(), seeded(seedFor('two years unheard')), async () => {});
  const first = await reconciliation.run();
  expect(first).toMatchObject({ checked: unheard, differing: 0, error: null });
  await expectEqualBooks(deaf());
  const { checked, mended, differing } = await reconciliation.run();
  expect({ checked, mended, differing }).toEqual({ checked: unheard, mended: 0, differing: 0 });
}, 180_000);

async function expectEqualBooks(shop: TestShop): Promise<void> {
  expect(await ledgerBalance(shop.db)).toBe(await providerBalance(shop));
  const ended = await shop.db.query.orders.findMany({ where: isNotNull(orders.endedAt) });
  expect(ended.length).toBeGreaterThan(0);
  console.info({
    ...(await movementsAtProvider(shop)),
    ...(await chargesTried(shop)),
    ended: ended.length,
  });
  for (const { stripeSubscriptionId, endedAt } of ended) {
    const late = await shop.provider.chargesAfter(
      stripeSubscriptionId ?? '',
      endedAt ?? new Date(),
    );
    expect(late.filter(({ cents, refundedCents }) => refundedCents < cents)).toEqual([]);
  }
}
