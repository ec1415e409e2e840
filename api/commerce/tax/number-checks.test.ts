import { afterAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { defaultTax } from '#contract/settings/tax';
import { orderTaxes } from '#db/schema/order-taxes';
import { shopSettings } from '#db/schema/shop-settings';
import { testDatabase } from '#db/testing/database';
import { createVatNumberCheck } from './check-vat-number.ts';
import { createNumberChecks } from './number-checks.ts';

const database = testDatabase();
const hourMs = 60 * 60 * 1000;
const asked: string[] = [];
/** What the authority answers, by number. */
const answers: Record<string, object | number> = {
  '/ms/FR/vat/40303265045': { isValid: true, userError: 'VALID', name: 'LA POSTE' },
  '/ms/DE/vat/136695976': { isValid: true, userError: 'VALID', name: '---' },
  '/ms/EL/vat/094259216': { isValid: false, userError: 'INVALID', name: '---' },
  '/ms/IT/vat/00743110157': { isValid: false, userError: 'MS_UNAVAILABLE' },
  '/ms/XI/vat/110305878': 503,
};
const authority = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch({ url }) {
    const { pathname } = new URL(url);
    asked.push(pathname);
    const answer = answers[pathname] ?? 'What?';
    return typeof answer === 'number'
      ? new Response(null, { status: answer })
      : Response.json(answer);
  },
});

afterAll(() => authority.stop(true));

async function pass(at = new Date()): Promise<string[]> {
  asked.length = 0;
  const checkVatNumber = createVatNumberCheck({ url: authority.url.origin });
  await createNumberChecks({ db: database().db, checkVatNumber, now: () => at })();
  return [...asked].toSorted();
}

async function buy(taxNumber: string, values: object = {}) {
  const { id: orderId } = await anOrder(database().db, values);
  const country = taxNumber.slice(0, 2).replace('EL', 'GR').replace('XI', 'GB');
  await database().db.insert(orderTaxes).values({ orderId, mode: 'rates', country, taxNumber });
  return async () => {
    const row = await database().db.query.orderTaxes.findFirst({
      where: eq(orderTaxes.orderId, orderId),
    });
    return [row?.numberStatus, row?.numberAnswer, row?.numberCheckedAt !== null];
  };
}

test('keeps what the authority says of a tax number, and asks again while it can’t', async () => {
  const numbers = ['FR40303265045', 'DE136695976', 'EL094259216', 'IT00743110157', 'XI110305878'];
  const bought = await Promise.all(
    [...numbers, 'ATU12345675', 'GB110305878'].map((number) => buy(number)),
  );
  const unpaid = await buy('FR40303265045', { paidAt: null, paymentStatus: 'pending' });
  // Tax is off.
  expect(await pass()).toEqual([]);
  const value = {
    ...defaultTax,
    mode: 'rates',
    sellerName: 'A',
    sellerAddress: 'B',
    sellerCountry: 'DE',
  };
  await database()
    .db.insert(shopSettings)
    .values({ section: 'tax', version: 1, value, changedBy: 'Ada' });

  expect(await pass()).toHaveLength(6);
  expect(await Promise.all(bought.map((read) => read()))).toEqual([
    ['valid', 'LA POSTE', true],
    ['valid', '', true],
    ['invalid', 'INVALID', true],
    ['unverified', 'MS_UNAVAILABLE', true],
    ['unverified', 'HTTP 503', true],
    ['unverified', 'ValiError', true],
    // Britain's own numbers aren't in the union's system.
    ['unverified', null, true],
  ]);
  expect(await unpaid()).toEqual(['unverified', null, false]);

  const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
  expect(await pass(inHours(1))).toEqual([]);
  answers['/ms/IT/vat/00743110157'] = { isValid: true, userError: 'VALID', name: 'ACME SPA' };
  expect(await pass(inHours(13))).toEqual([
    '/ms/AT/vat/U12345675',
    '/ms/IT/vat/00743110157',
    '/ms/XI/vat/110305878',
  ]);
  expect(await bought[3]?.()).toEqual(['valid', 'ACME SPA', true]);
  expect(await pass(inHours(31 * 24))).toEqual([]);
});

test('is not reached', async () => {
  const answer = await createVatNumberCheck({ url: 'http://127.0.0.1:1' })('FR40303265045');
  expect(answer?.status).toBe('unverified');
});
