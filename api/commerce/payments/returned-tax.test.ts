import { expect, test } from 'bun:test';
import { refundTaxes, taxInReturn } from './returned-tax.ts';

const usd = { currency: 'usd' } as const;
const createdAt = new Date('2026-03-01T12:00:00Z');
const refund = (refundId: string, cents: number, values = {}) => ({
  refundId,
  cents,
  hasLeft: true,
  cameBackAt: null,
  createdAt,
  ...values,
});

test.each([
  // 119.00 with 19 % included, and 100.00 with 8.875 % added.
  { charge: { cents: 119_00, taxCents: 19_00 }, thirds: [39_67, 39_67, 39_66] },
  { charge: { cents: 108_88, taxCents: 8_88 }, thirds: [36_29, 36_29, 36_30] },
])('three refunds of a third return the tax of $charge.cents, to the cent', (given) => {
  const { charge, thirds } = given;
  const taxes = refundTaxes(
    usd,
    charge,
    thirds.map((cents, index) => refund(`re_${index}`, cents)),
  );
  expect([...taxes.values()].reduce((sum, tax) => sum + tax, 0)).toBe(charge.taxCents);
  for (const tax of taxes.values()) expect(Math.abs(tax - charge.taxCents / 3)).toBeLessThan(1);
});

test('a refund that failed or hasn’t left yet returns nothing of later ones’ tax', () => {
  const charge = { cents: 119_00, taxCents: 19_00 };
  const taxes = refundTaxes(usd, charge, [
    refund('re_later', 119_00, { createdAt: new Date('2026-03-03T12:00:00Z') }),
    refund('re_failed', 119_00, { cameBackAt: createdAt }),
    refund('re_waits', 10_00, { hasLeft: false }),
  ]);
  expect(Object.fromEntries(taxes)).toEqual({ re_failed: 19_00, re_later: 19_00 });
});

test('a charge without tax returns none', () => {
  expect(taxInReturn(usd, { cents: 19_00, taxCents: 0 }, 7_00)).toBe(0);
  expect(taxInReturn(usd, { cents: 0, taxCents: 0 }, 0)).toBe(0);
});

test('of yen, whole ones are returned', () => {
  const charge = { cents: 1100_00, taxCents: 100_00 };
  expect(taxInReturn({ currency: 'jpy' }, charge, 333_00)).toBe(30_00);
});
