import { afterAll, expect, test } from 'bun:test';
import { aSubscriber } from '#api/testing/event-stream';
import { findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { moneyFormatOf } from '#contract/currency';
import { showMoneyAs } from '#contract/money-format';
import type { Currency } from '#db/values/currencies';
import { readSettings } from './reader.ts';

const eur = testShop();
const jpy = testShop();
afterAll(() => showMoneyAs());

async function choose(shop: typeof eur, code: Currency, version = 0): Promise<Response> {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const body = { section: 'currency', version, value: { code } };
  return shop().send('PATCH', '/api/admin/settings', body, { cookie });
}

test.each([
  ['eur', eur, 1900, ['599.00', '199', '€199 website built in 48 hours']],
  ['jpy', jpy, 190_000, ['59900.00', '19900', '¥19,900 website built in 48 hours']],
] as const)(
  'sells in %s, from the checkout to the reports',
  async (code, shop, monthlyPrice, defaults) => {
    expect((await choose(shop, code)).status).toBe(200);
    const { support, claims } = await readSettings(shop().db);
    expect([support.expansionPrice, claims.offerPrice, claims.footer]).toEqual([...defaults]);
    showMoneyAs(moneyFormatOf(code));
    const { order } = await aSubscriber(shop(), { product: { monthlyPrice, annualPrice: null } });
    const stored = await findOrder(shop(), order.orderId);
    expect(stored).toMatchObject({
      currency: code,
      paymentStatus: 'paid',
      intervalTotal: monthlyPrice,
    });
    const ledger = await shop().db.query.payments.findMany();
    expect(ledger).toMatchObject([{ currency: code, amount: monthlyPrice }]);

    const { cookie } = await shop().signIn({ isAdmin: true });
    const summary = await (await shop().get('/api/admin/revenue-summary', { cookie })).json();
    expect(summary.totalRevenue).toBe((monthlyPrice / 100).toFixed(2));

    const refused = await choose(shop, 'usd', 1);
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual([
      { path: 'value.code', message: expect.stringContaining('This shop has orders in') },
    ]);
  },
);
