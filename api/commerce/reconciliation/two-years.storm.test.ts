import { expect, test } from 'bun:test';
import { isNotNull } from 'drizzle-orm';
import { expectByContract } from '#api/testing/by-contract';
import { seeded, seedFor } from '#api/testing/seeded';
import { type TestShop, testShop } from '#api/testing/shop';
import { orders } from '#db/schema/orders';
import {
  countChargeAttempts,
  countProviderMovements,
  listEndedSubscriptions,
  readLedgerBalance,
  readProviderBalance,
} from './testing/books.ts';
import { buyMany } from './testing/purchases.ts';
import { simulateTwoYears } from './testing/two-years.ts';

const listening = testShop();
const deaf = testShop();

const heard = 12;
/** Without events. Fewer are enough, because only one run is tested. */
const unheard = 8;

test(`matches the provider’s balance after 24 months of ${heard} subscriptions with declines, refunds and disputes`, async () => {
  const { sandbox, reconciliation } = listening();
  await buyMany(listening(), heard);
  await sandbox.webhooks.settled();
  await simulateTwoYears(listening(), seeded(seedFor('two years heard')), () =>
    sandbox.webhooks.settled(),
  );
  await expectEqualBooks(listening());
  await expectEventful(listening());
  const run = await reconciliation.run();
  expect(run).toMatchObject({ checked: heard, corrected: 0, differing: 0, differences: [] });
  await expectByContract(sandbox);
}, 300_000);

test(`matches the provider’s balance after one run for 24 months of ${unheard} subscriptions without events`, async () => {
  const { sandbox, reconciliation } = deaf();
  sandbox.webhooks.drop(true);
  await buyMany(deaf(), unheard);
  await simulateTwoYears(deaf(), seeded(seedFor('two years unheard')), async () => {});
  const first = await reconciliation.run();
  expect(first).toMatchObject({ checked: unheard, differing: 0, error: null });
  await expectEqualBooks(deaf());
  const { checked, corrected, differing } = await reconciliation.run();
  expect({ checked, corrected, differing }).toEqual({
    checked: unheard,
    corrected: 0,
    differing: 0,
  });
  await expectByContract(sandbox);
}, 300_000);

/** Proves that cards were declined and that money was refunded and disputed. */
async function expectEventful(shop: TestShop): Promise<void> {
  const { paid, declined } = await countChargeAttempts(shop);
  const movements = await countProviderMovements(shop);
  console.info({ ...movements, paid, declined });
  expect(declined / (paid + declined)).toBeWithin(0.1, 0.25);
  expect(movements).toEqual({
    charge: expect.any(Number),
    refund: expect.any(Number),
    adjustment: expect.any(Number),
  });
}

/** Equal to the cent, with the same ended subscriptions. */
async function expectEqualBooks(shop: TestShop): Promise<void> {
  expect(await readLedgerBalance(shop.db)).toBe(await readProviderBalance(shop));
  const ended = await shop.db.query.orders.findMany({ where: isNotNull(orders.endedAt) });
  expect(ended.length).toBeGreaterThan(0);
  const ids = ended.map(({ stripeSubscriptionId }) => stripeSubscriptionId ?? '');
  expect(ids.toSorted()).toEqual((await listEndedSubscriptions(shop)).toSorted());
}
