import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readTotals } from '#api/oversight/analytics/totals';
import { aSubscriber } from '#api/testing/event-stream';
import { findOrder } from '#api/testing/orders';
import { asPurchased, planDesk, refusal, regular, yearly } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';

setDefaultTimeout(20_000);

const shop = testShop();
const { planMails, planOf, preview, paid, take, taken } = planDesk(shop);

describe('a preview', () => {
  test('shows the immediate and the recurring charge and changes nothing', async () => {
    const of = await aSubscriber(shop());
    expect(await preview(of, regular)).toEqual({
      dueNow: '50.00',
      dueTax: null,
      intervalTotal: '69.00',
      regularAmount: '69.00',
      nextAmount: '69.00',
      nextTax: null,
      billingInterval: 'month',
      nextChargeAt: of.order.nextChargeAt?.toISOString() ?? '',
      pricedAt: expect.any(String),
    });
    expect(await findOrder(shop(), of.order.orderId)).toEqual(of.order);
  });

  test('for a year credits the rest of the month and starts a new period', async () => {
    const of = await aSubscriber(shop());
    const shown = await preview(of, yearly);
    expect(shown).toMatchObject({ dueNow: '180.00', intervalTotal: '199.00' });
    const inAYear = new Date(of.order.paidAt ?? 0);
    inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
    expect(Math.abs(Date.parse(shown.nextChargeAt) - inAYear.getTime())).toBeLessThan(60_000);
  });

  test('of a cheaper plan is a credit', async () => {
    const of = await aSubscriber(shop(), { purchase: { supportPackage: 'regular' } });
    const shown = await preview(of, { ...regular, supportPackage: 'migration' });
    expect(shown).toMatchObject({ dueNow: '-50.00', intervalTotal: '19.00' });
  });

  test('costs nothing if only the name changes', async () => {
    const of = await aSubscriber(shop());
    const shown = await preview(of, { ...regular, supportPackage: 'migration' });
    expect(shown).toMatchObject({ dueNow: '0.00', intervalTotal: '19.00' });
  });
});

describe('a change', () => {
  test('is paid, stored with the order and confirmed by email', async () => {
    const of = await aSubscriber(shop());
    const { orderId, customerEmail } = of.order;
    expect(await taken(of, regular)).toMatchObject({
      orderId,
      billingInterval: 'month',
      supportPackage: 'regular',
      totalAmount: '69.00',
      totalMonthlyAmount: '69.00',
    });
    expect(await findOrder(shop(), orderId)).toMatchObject({
      monthlyProductPrice: 1900,
      supportPackagePrice: 5000,
      totalMonthlyAmount: 6900,
      intervalProductPrice: 1900,
      intervalSupportPrice: 5000,
      intervalTotal: 6900,
      nextChargeAt: of.order.nextChargeAt,
      subscriptionStatus: 'active',
    });
    expect(await paid(of.order.id)).toEqual([1900, 5000]);
    const [mail, ...more] = await planMails(customerEmail);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Monthly, No Support: $19.00 a month');
    expect(mail?.text).toContain('Monthly, Regular Support: $69.00 a month');
    expect(mail?.text).toContain('Charged now: $50.00');
    expect(mail?.text).toContain('Next charge: $69.00 on');
    const kinds = (await shop().mailsTo(customerEmail)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'payment-received')).toHaveLength(1);
  });

  test('counts the order’s revenue under the new package', async () => {
    const earned = async (supportPackage: string) => {
      const sums = await readTotals(shop().db);
      const sum = sums.find(({ name, part }) => name === 'orders' && part === supportPackage);
      return [sum?.count ?? 0, sum?.amount ?? 0];
    };
    const of = await aSubscriber(shop(), { purchase: { supportPackage: 'migration' } });
    const [free, priced] = [await earned('migration'), await earned('expansion')];
    await taken(of, { ...regular, supportPackage: 'expansion' });
    const [freeCount = 0, freeSum = 0] = free;
    const [count = 0, sum = 0] = priced;
    expect(await earned('migration')).toEqual([freeCount - 1, freeSum - 1900]);
    expect(await earned('expansion')).toEqual([count + 1, sum + 1900 + 59_900]);
  });

  test('to a year starts a new period and renews at the same price', async () => {
    const of = await aSubscriber(shop());
    const changed = await taken(of, { ...yearly, supportPackage: 'regular' });
    expect(changed).toMatchObject({ totalAmount: '799.00', totalMonthlyAmount: '66.58' });
    const before = await findOrder(shop(), of.order.orderId);
    expect(await paid(of.order.id)).toEqual([1900, 78_000]);
    const renewal = (before.nextChargeAt?.getTime() ?? 0) + 2 * 60 * 60 * 1000;
    await shop().sandbox.time.advanceTo(new Date(renewal));
    await shop().sandbox.webhooks.settled();
    const { nextChargeAt, syncedAt, updatedAt, ...snapshot } = before;
    expect(await findOrder(shop(), of.order.orderId)).toMatchObject(snapshot);
    expect(await paid(of.order.id)).toEqual([1900, 78_000, 79_900]);
    expect(await planMails(of.order.customerEmail)).toHaveLength(1);
  });

  test('back to a month leaves credit for the next invoices', async () => {
    const of = await aSubscriber(shop(), { purchase: { billingInterval: 'year' } });
    const monthly = { ...regular, supportPackage: 'none' } as const;
    expect((await preview(of, monthly)).dueNow).toBe('-180.00');
    await taken(of, monthly);
    const [mail] = await planMails(of.order.customerEmail);
    expect(mail?.text).toContain('Charged now: $0.00');
    expect(mail?.text).toContain('Credit: $180.00');
    expect(mail?.text).toContain('It pays your next charges before your card is charged.');
    await shop().sandbox.time.advanceToNextRenewal();
    await shop().sandbox.webhooks.settled();
    expect(await paid(of.order.id)).toEqual([19_900]);
    expect(await planOf(of.order.orderId)).toEqual(asPurchased);
  });

  test('can follow another immediately', async () => {
    const of = await aSubscriber(shop());
    await taken(of, regular);
    await taken(of, { ...regular, supportPackage: 'expansion' });
    const back = await taken(of, { ...regular, supportPackage: 'none' });
    expect(back.totalAmount).toBe('19.00');
    expect(await planMails(of.order.customerEmail)).toHaveLength(3);
  });

  test('costs what was shown even if the provider’s clock moved on', async () => {
    const of = await aSubscriber(shop());
    const middle =
      ((of.order.nextChargeAt?.getTime() ?? 0) + (of.order.paidAt?.getTime() ?? 0)) / 2;
    await shop().sandbox.time.advanceTo(new Date(middle));
    const { pricedAt, dueNow } = await preview(of, { ...regular, supportPackage: 'expansion' });
    await shop().sandbox.time.advanceTo(new Date(middle + 20 * 60_000));
    await taken(of, { ...regular, supportPackage: 'expansion', pricedAt });
    const [, due = 0] = await paid(of.order.id);
    expect((due / 100).toFixed(2)).toBe(dueNow);
  });

  test('is refused for an old quote or one from the future', async () => {
    const of = await aSubscriber(shop());
    const { pricedAt } = await preview(of, regular);
    const shifted = (ms: number) => new Date(Date.parse(pricedAt ?? '') + ms).toISOString();
    await shop().sandbox.time.advanceTo(new Date(Date.parse(pricedAt ?? '') + 31 * 60_000));
    for (const moment of [pricedAt, shifted(32 * 60_000)]) {
      const [status, sentence] = await refusal(await take(of, { ...regular, pricedAt: moment }));
      expect([status, sentence]).toEqual([
        409,
        'This price is out of date. Review the new price, then confirm.',
      ]);
    }
    expect(await planOf(of.order.orderId)).toEqual(asPurchased);
  });
});
