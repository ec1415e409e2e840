import { describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { NewDiscount } from './admin-discounts.ts';
import { amountInput } from './amounts.ts';
import { CancelOrder } from './cancellations.ts';
import { CreateCheckout } from './checkout.ts';
import { NewProduct, ProductChange } from './product-form.ts';
import { NewProject } from './projects.ts';
import { NewRefund } from './refunds.ts';
import { SupportSettings } from './settings/support.ts';

type Amount = { schema: v.GenericSchema; path: string };

/** Every amount that a person types. */
const amounts: Amount[] = [
  { schema: NewProduct, path: 'price' },
  { schema: NewProduct, path: 'annualPrice' },
  { schema: ProductChange, path: 'price' },
  { schema: ProductChange, path: 'annualPrice' },
  { schema: NewDiscount, path: 'amountOff' },
  { schema: SupportSettings, path: 'regularPrice' },
  { schema: SupportSettings, path: 'expansionPrice' },
  { schema: NewRefund, path: 'amount' },
  { schema: CancelOrder, path: 'refund.amount' },
  { schema: NewProject, path: 'amount' },
  { schema: CreateCheckout, path: 'shownTotal' },
];

function messageOf({ schema, path }: Amount, amount: unknown): string | undefined {
  const input = path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), amount);
  const issues = v.safeParse(schema, input).issues ?? [];
  return issues.find((issue) => v.getDotPath(issue) === path)?.message;
}

describe.each(amounts)('$path', (amount) => {
  test.each(['-3.555', '-5', -0.01])('says for %p which amounts are allowed', (low) => {
    expect(messageOf(amount, low)).toMatch(/\$0\.|can’t be negative/);
  });

  test.each(['99999999999', 1e15, '100000000', '100000000.005'])(
    'says for %p which amounts are allowed',
    (high) => {
      expect(messageOf(amount, high)).toMatch(/(to|at most) \$[\d,]+\.\d\d/);
    },
  );

  test.each(['9.999', '12,50', '1,250.00', '1e3', 'NaN', 1e21, '$5', '5.'])(
    'says for %p how an amount is written',
    (text) => expect(messageOf(amount, text)).toContain('Enter an amount like 12.50'),
  );

  test('accepts what its sentences allow', () => {
    for (const allowed of ['19', '19.9', 19.99]) expect(messageOf(amount, allowed)).toBeUndefined();
  });
});

test.each([
  ['0.01', 1],
  [' 999999.99 ', 99_999_999],
  [0.57, 57],
])('reads %p as %p cents', (text, cents) => {
  expect(v.parse(amountInput({ max: () => 99_999_999 }), text)).toBe(cents);
});

test.each(['0.00', '0.009', '1000000', '999999.995'])('names both bounds for %p', (text) => {
  const { issues } = v.safeParse(amountInput({ max: () => 99_999_999 }), text);
  expect(issues?.[0].message).toBe('Enter an amount from $0.01 to $999,999.99');
});
