import { expect, test } from 'bun:test';
import { describeCredit } from './describe-credit.ts';

test.each([
  ['29.00', undefined, ''],
  ['29.00', '599.98', ', paid from your credit'],
  ['29.00', '29.00', ', paid from your credit'],
  ['29.00', '28.99', ', $28.99 of it from your credit'],
  ['1029.00', '599.98', ', $599.98 of it from your credit'],
])('describes a charge of %p with a credit of %p as %p', (total, credit, said) => {
  expect(describeCredit(total, credit)).toBe(said);
});
