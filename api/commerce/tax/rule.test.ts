import { describe, expect, test } from 'bun:test';
import { decideTax, type TaxDecision, type TaxedBuyer, taxOnLines } from './rule.ts';

const rate = (id: number, country: string, percentage: string, values = {}) => ({
  id,
  country,
  region: null,
  name: 'VAT',
  percentage,
  inclusive: true,
  ...values,
});

const rates = [
  rate(1, 'DE', '19'),
  rate(2, 'FR', '20'),
  rate(3, 'GB', '20', { inclusive: false }),
  rate(4, 'CA', '5', { name: 'GST', inclusive: false }),
  rate(5, 'CA', '13', { name: 'HST', region: 'ON', inclusive: false }),
];

const shop = { sellerCountry: 'DE', unlisted: 'no_tax', rates } as const;
const decide = (buyer: Partial<TaxedBuyer> & { country: string }, values = {}) =>
  decideTax({ ...shop, ...values }, { region: null, taxNumber: null, ...buyer });
const rateOf = (decision: TaxDecision) => (decision.kind === 'rate' ? decision.rate.id : null);

describe('who is taxed', () => {
  test('consumers pay the rate of their country', () => {
    expect(rateOf(decide({ country: 'DE' }))).toBe(1);
    expect(rateOf(decide({ country: 'FR' }))).toBe(2);
  });

  // Directive 2006/112/EC, Articles 44 and 196; the invoice says 'Reverse charge' (Article 226, 11a).
  test('businesses in another country of the EU owe the tax themselves', () => {
    expect(decide({ country: 'FR', taxNumber: 'FR12345678901' })).toEqual({
      kind: 'reverse_charge',
    });
  });

  test('businesses in the seller’s country, or outside of the EU, pay it', () => {
    expect(rateOf(decide({ country: 'DE', taxNumber: 'DE123456789' }))).toBe(1);
    expect(rateOf(decide({ country: 'GB', taxNumber: 'GB123456789' }))).toBe(3);
    const british = { sellerCountry: 'GB' };
    expect(rateOf(decide({ country: 'FR', taxNumber: 'FR12345678901' }, british))).toBe(2);
  });

  // Canada Revenue Agency, 'Charge and collect the tax – Which rate to charge': GST 5%, Ontario HST 13%.
  test('a region’s rate replaces its country’s', () => {
    expect(rateOf(decide({ country: 'CA', region: 'ON' }))).toBe(5);
    expect(rateOf(decide({ country: 'CA', region: 'AB' }))).toBe(4);
  });

  test('a country without a rate is sold to without tax, or not at all', () => {
    expect(decide({ country: 'US' })).toEqual({ kind: 'none' });
    expect(decide({ country: 'US' }, { unlisted: 'no_sale' })).toEqual({ kind: 'no_sale' });
  });
});

const taxOf = (lines: number[], taxed: Parameters<typeof taxOnLines>[1], digits: 0 | 2 = 2) =>
  taxOnLines(lines, taxed, { digits });

describe('what it comes to', () => {
  // European Commission, 'VAT rules and rates': a price of €119 at 19% is €100 and €19.
  test('an included tax is part of the price', () => {
    expect(taxOf([11900], { percentage: '19', inclusive: true })).toEqual({
      net: 10000,
      tax: 1900,
      total: 11900,
    });
  });

  // GOV.UK, 'Charge VAT': multiply a price without VAT by 1.2; divide one with VAT by 1.2.
  test('an added tax comes on top of the price', () => {
    expect(taxOf([10000], { percentage: '20', inclusive: false })).toEqual({
      net: 10000,
      tax: 2000,
      total: 12000,
    });
    expect(taxOf([12000], { percentage: '20', inclusive: true }).net).toBe(10000);
  });

  test('each line is rounded half up by itself', () => {
    expect(taxOf([50, 50], { percentage: '19', inclusive: false }).tax).toBe(20);
    expect(taxOf([100], { percentage: '19', inclusive: false }).tax).toBe(19);
    expect(taxOf([1000], { percentage: '8.875', inclusive: false }).tax).toBe(89);
  });

  // National Tax Agency of Japan: consumption tax is 10%, and there is no smaller amount than a yen.
  test('a currency without a smaller unit is taxed in whole amounts', () => {
    expect(taxOf([1985_00], { percentage: '10', inclusive: false }, 0).tax).toBe(199_00);
  });

  test('nothing is added without a rate, and to what is free', () => {
    expect(taxOf([7900, 5000], null)).toEqual({ net: 12900, tax: 0, total: 12900 });
    expect(taxOf([0], { percentage: '19', inclusive: false }).tax).toBe(0);
  });
});
