import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aSubscriber } from '#api/testing/event-stream';
import { buy, findOrder } from '#api/testing/orders';
import { asPurchased, planDesk, refusal, regular, yearly } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import { addTaxRate, british, saveTax } from '#api/testing/taxes';
import type { PlanPreview } from '#contract/plan-changes';
import { payments } from '#db/schema/payments';
import { products } from '#db/schema/products';
import { decimalFromCents } from '#db/values/money';

setDefaultTimeout(20_000);

const shop = testShop();
const { ask, planOf, preview, take, taken } = planDesk(shop);

/** The shown price, which the screen sends back. */
const shownBy = ({ pricedAt, dueNow, intervalTotal }: PlanPreview) => ({
  pricedAt,
  dueNow,
  intervalTotal,
});

describe('the price', () => {
  const raise = (id: number, values: Partial<typeof products.$inferInsert>) =>
    shop().db.update(products).set(values).where(eq(products.id, id));

  test('of the website stays as sold while the interval stays', async () => {
    const of = await aSubscriber(shop());
    await raise(of.product.id, { monthlyPrice: 2900 });
    const later = await buy(shop(), of.cookie, { productId: of.product.id });
    expect(later.intervalTotal).toBe(2900);
    expect((await taken(of, regular)).totalAmount).toBe('69.00');
    const product = await shop().db.query.products.findFirst({
      where: eq(products.id, of.product.id),
    });
    const next = await buy(shop(), of.cookie, { productId: of.product.id });
    expect(next.intervalTotal).toBe(2900);
    expect(product?.stripePriceId).not.toBe(of.product.stripePriceId);
  });

  test('for another interval is today’s price', async () => {
    const of = await aSubscriber(shop());
    await raise(of.product.id, { monthlyPrice: 2900, annualPrice: 29_900 });
    expect((await preview(of, yearly)).intervalTotal).toBe('299.00');
  });

  test('of a support package is twelve of its monthly prices on an annual plan', async () => {
    const of = await aSubscriber(shop(), { purchase: { billingInterval: 'year' } });
    const shown = await preview(of, { ...yearly, supportPackage: 'regular' });
    expect(shown.intervalTotal).toBe('799.00');
  });

  test('of an included support package is zero', async () => {
    const of = await aSubscriber(shop(), { product: { supportPackages: ['regular'] } });
    expect((await taken(of, regular)).totalAmount).toBe('19.00');
    expect((await findOrder(shop(), of.order.orderId)).supportPackage).toBe('regular');
  });

  test('is refused if it differs from the shown price', async () => {
    const of = await aSubscriber(shop());
    const shown = await preview(of, yearly);
    await raise(of.product.id, { annualPrice: 21_900 });
    expect(await refusal(await take(of, { ...yearly, ...shownBy(shown) }))).toEqual([
      409,
      'The price has changed. Review the new price, then confirm.',
    ]);
    expect(await planOf(of.order.orderId)).toEqual(asPurchased);
    const again = await preview(of, yearly);
    const { totalAmount } = await taken(of, { ...yearly, ...shownBy(again) });
    expect(totalAmount).toBe('219.00');
  });

  test('is refused if it changed since a quote without a time', async () => {
    const of = await aSubscriber(shop(), { product: { supportPackages: ['regular'] } });
    const shown = { ...shownBy(await preview(of, regular)), pricedAt: null };
    expect(shown.dueNow).toBe('0.00');
    await raise(of.product.id, { supportPackages: ['free'] });
    const [status, sentence] = await refusal(await take(of, { ...regular, ...shown }));
    expect([status, sentence.startsWith('The price has changed')]).toEqual([409, true]);
    expect(await planOf(of.order.orderId)).toEqual(asPurchased);
  });

  test.each([null, 30_000])('for a year is not offered when it is %p', async (annualPrice) => {
    const of = await aSubscriber(shop(), { product: { annualPrice } });
    const [status, sentence] = await refusal(await ask(of, yearly));
    expect([status, sentence]).toEqual([
      400,
      'This website has no annual plan. Choose monthly billing.',
    ]);
    expect((await ask(of, regular)).status).toBe(200);
  });

  test.each([
    ['inactive', { active: false }],
    ['archived', { archivedAt: new Date() }],
  ])('of an %s website exists for its own interval only', async (_, values) => {
    const of = await aSubscriber(shop());
    await raise(of.product.id, values);
    const [status, sentence] = await refusal(await take(of, yearly));
    expect(status).toBe(409);
    expect(sentence).toContain('is no longer sold');
    expect((await taken(of, regular)).totalAmount).toBe('69.00');
  });

  test('comes with the tax that is charged, of prorations too', async () => {
    await saveTax(shop());
    await addTaxRate(shop(), british);
    const { cookie } = await shop().signIn();
    const of = { cookie, order: await buy(shop(), cookie, { taxCountry: 'GB' }) };
    const shown = await preview(of, yearly);
    expect(shown).toMatchObject({
      intervalTotal: '199.00',
      regularAmount: '238.80',
      nextAmount: '238.80',
      nextTax: { name: 'VAT', percentage: '20', inclusive: false, amount: '39.80' },
    });
    expect(Number(shown.dueTax?.amount)).toBeCloseTo(Number(shown.dueNow) / 6, 2);
    await taken(of, { ...yearly, ...shownBy(shown) });
    await shop().sandbox.webhooks.settled();
    const where = eq(payments.orderId, of.order.id);
    const [, change] = await shop().db.query.payments.findMany({ where, orderBy: payments.id });
    expect(decimalFromCents(change?.amount ?? 0)).toBe(shown.dueNow);
    expect(decimalFromCents(change?.tax ?? 0)).toBe(shown.dueTax?.amount ?? '');
    const mails = await shop().mailsTo(of.order.customerEmail);
    const receipt = mails.find(({ subject }) => subject.startsWith('Receipt for'));
    expect(receipt?.text).toContain(`VAT (20%): $${shown.dueTax?.amount}\nPaid: $${shown.dueNow}`);
    expect(receipt?.text).toContain('Seller: Sitewright');
    const changed = mails.find(({ subject }) => subject.includes('has changed'));
    expect(changed?.text).toContain('It now costs $199.00 a year plus tax');
  });
});
