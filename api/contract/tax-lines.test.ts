import { expect, test } from 'bun:test';
import { taxClause, taxLines } from './tax-lines.ts';

const money = (cents: number) => `$${cents / 100}`;
const vat = { name: 'VAT', percentage: '20', inclusive: false, reverseCharge: false };
const added = { ...vat, amount: '3.80' };
const reversed = { ...vat, name: null, percentage: null, reverseCharge: true, amount: '0.00' };

test.each([
  ['added', added, ['Before tax 1900', 'VAT (20%) 380'], ', including $3.8 VAT (20%)'],
  [
    'included',
    { ...added, inclusive: true },
    ['Before tax 1900', 'Including VAT (20%) 380'],
    ', including $3.8 VAT (20%)',
  ],
  [
    'of several rates',
    { ...added, name: null, percentage: null },
    ['Before tax 1900', 'Tax 380'],
    ', including $3.8 Tax',
  ],
  ['of no rate', { ...vat, percentage: null, amount: '0.00' }, [], ''],
  ['credited', { ...added, amount: '-3.80' }, ['Before tax 2660', 'VAT (20%) -380'], undefined],
  [
    'owed by the buyer',
    reversed,
    ['Reverse charge 0'],
    '. Reverse charge: your business accounts for the tax',
  ],
  ['absent', null, [], ''],
])('tax that is %s is shown in lines and in a sentence', (_, tax, lines, clause) => {
  expect(taxLines(tax, 2280).map(({ label, cents }) => `${label} ${cents}`)).toEqual(lines);
  if (clause !== undefined) expect(taxClause(tax, money)).toBe(clause);
});
