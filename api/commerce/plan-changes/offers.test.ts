import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aSubscriber } from '#api/testing/event-stream';
import { type Of, planDesk, regular } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import type { PlanOffer } from '#contract/plan-changes';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { centsFromDecimal, decimalFromCents } from '#db/values/money';

setDefaultTimeout(20_000);

const shop = testShop();
const { preview, taken } = planDesk(shop);

const plansOf = async ({ cookie, order }: Of): Promise<PlanOffer[]> => {
  const response = await shop().get(`/api/customer/subscriptions/${order.id}`, { cookie });
  const { plans }: SubscriptionDetails = await response.json();
  return plans;
};
const intervalsOf = async (of: Of) =>
  (await plansOf(of)).map(({ billingInterval }) => billingInterval);
const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
  shop().db.update(products).set(values).where(eq(products.id, id));

describe('the plans of a subscription', () => {
  test('cost what their previews show', async () => {
    const of = await aSubscriber(shop(), { product: { supportPackages: ['regular'] } });
    await change(of.product.id, { monthlyPrice: 2900, annualPrice: 29_900 });
    for (const { billingInterval, intervalProductPrice, supportPackages } of await plansOf(of)) {
      for (const { supportPackage, intervalSupportPrice } of supportPackages) {
        if (billingInterval === 'month' && supportPackage === 'none') continue;
        const { intervalTotal } = await preview(of, { billingInterval, supportPackage });
        const sum = centsFromDecimal(intervalProductPrice) + centsFromDecimal(intervalSupportPrice);
        expect(intervalTotal).toBe(decimalFromCents(sum));
      }
    }
  });

  test('include the current plan at the price it was sold at', async () => {
    const of = await aSubscriber(shop(), { purchase: { supportPackage: 'regular' } });
    await change(of.product.id, { monthlyPrice: 2900, supportPackages: ['regular'] });
    const [month] = await plansOf(of);
    expect(month?.intervalProductPrice).toBe('19.00');
    expect(month?.supportPackages).toContainEqual({
      supportPackage: 'regular',
      intervalSupportPrice: '50.00',
    });
  });

  test.each([
    ['yearly', 'regular'],
    ['enhancement', 'expansion'],
  ] as const)('include %p at its sold price, as %p', async (stored, supportPackage) => {
    const of = await aSubscriber(shop());
    const asSold = { supportPackage: stored, intervalSupportPrice: 4000, intervalTotal: 5900 };
    await shop().db.update(orders).set(asSold).where(eq(orders.id, of.order.id));
    const [month, year] = await plansOf(of);
    const present = { supportPackage, intervalSupportPrice: '40.00' };
    expect(month?.supportPackages).toContainEqual(present);
    expect(year?.supportPackages).not.toContainEqual(present);
  });

  test('cover only the current interval without an annual price', async () => {
    const of = await aSubscriber(shop());
    expect(await intervalsOf(of)).toEqual(['month', 'year']);
    await change(of.product.id, { annualPrice: null });
    expect(await intervalsOf(of)).toEqual(['month']);
    await change(of.product.id, { annualPrice: 30_000 });
    expect(await intervalsOf(of)).toEqual(['month']);
    await change(of.product.id, { annualPrice: 19_900, active: false });
    expect(await intervalsOf(of)).toEqual(['month']);
    await change(of.product.id, { active: true, archivedAt: new Date() });
    expect(await intervalsOf(of)).toEqual(['month']);
  });

  test('cover only annual plans for an annual order of a retired product', async () => {
    const of = await aSubscriber(shop(), { purchase: { billingInterval: 'year' } });
    await change(of.product.id, { deletedAt: new Date() });
    expect(await intervalsOf(of)).toEqual(['year']);
  });

  test('are returned again after a change', async () => {
    const of = await aSubscriber(shop());
    expect((await taken(of, regular)).plans).toEqual(await plansOf(of));
  });
});
