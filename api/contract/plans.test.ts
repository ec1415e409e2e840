import { expect, test } from 'bun:test';
import { annualOffer, intervalPrice, type PlanPrices, priceOrder } from './plans.ts';

const prices: PlanPrices = {
  monthlyCents: 1900,
  annualCents: 19900,
  supportTiers: ['free'],
  supportPrices: { none: 0, migration: 0, regular: 5000, expansion: 59900 },
};

test('charges the product price plus support for a month', () => {
  expect(priceOrder(prices, 'regular', 'month')).toEqual({
    productMonthlyCents: 1900,
    supportMonthlyCents: 5000,
    totalMonthlyCents: 6900,
    intervalProductCents: 1900,
    intervalSupportCents: 5000,
    intervalTotalCents: 6900,
  });
});

test('charges the annual price plus twelve months of support for a year', () => {
  expect(priceOrder(prices, 'regular', 'year')).toEqual({
    productMonthlyCents: 1658,
    supportMonthlyCents: 5000,
    totalMonthlyCents: 6658,
    intervalProductCents: 19900,
    intervalSupportCents: 60000,
    intervalTotalCents: 79900,
  });
});

test('computes the same price from the product and support parts', () => {
  const parts = { productCents: 19900, supportCents: 60000 };
  expect(intervalPrice('year', parts)).toEqual(priceOrder(prices, 'regular', 'year'));
});

test('rounds a twelfth of the annual price half up to the cent', () => {
  const half = { ...prices, annualCents: 19902 };
  expect(priceOrder(half, 'none', 'year').totalMonthlyCents).toBe(1659);
});

test('charges nothing for a support tier that the product includes', () => {
  const generous = { ...prices, supportTiers: ['free', 'yearly'] };
  expect(priceOrder(generous, 'regular', 'month').intervalTotalCents).toBe(1900);
  expect(priceOrder(generous, 'expansion', 'month').supportMonthlyCents).toBe(59900);
});

test('does not offer an annual price above twelve monthly payments', () => {
  expect(annualOffer({ monthlyCents: 1900, annualCents: 22800 })).toBe(22800);
  expect(annualOffer({ monthlyCents: 1900, annualCents: 22801 })).toBeNull();
  expect(annualOffer({ monthlyCents: 1900, annualCents: null })).toBeNull();
  expect(() => priceOrder({ ...prices, annualCents: null }, 'none', 'year')).toThrow(RangeError);
});
