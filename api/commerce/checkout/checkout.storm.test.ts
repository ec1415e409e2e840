import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { expectByContract } from '#api/testing/by-contract';
import { testShop } from '#api/testing/shop';
import { orders } from '#db/schema/orders';
import { stripeOf } from '../reconciliation/testing/books.ts';

const shop = testShop();
const rounds = 8;
const presses = 50;

test(`creates ${rounds} orders and ${rounds} sessions for ${rounds} rounds of ${presses} identical concurrent checkouts`, async () => {
  const { id: productId } = await shop().aProduct();
  const answers = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const purchase = {
      productId,
      customerName: 'Ada Lovelace',
      customerEmail: `ada${round}@example.com`,
      ...(round % 2 === 0 && { checkoutId: crypto.randomUUID() }),
    };
    const press = () => shop().post('/api/orders/create-checkout', purchase);
    const all = await Promise.all(Array.from({ length: presses }, press));
    expect(all.filter(({ ok }) => !ok)).toEqual([]);
    for (const answer of all) answers.add(await answer.text());
  }
  expect(answers.size).toBe(rounds);
  expect(await shop().db.$count(orders, eq(orders.productId, productId))).toBe(rounds);
  const { sessions } = stripeOf(shop()).checkout;
  expect(await sessions.list().autoPagingToArray({ limit: presses * rounds })).toHaveLength(rounds);
  await expectByContract(shop().sandbox);
}, 60_000);
