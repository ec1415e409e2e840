import { afterEach, expect, test } from 'bun:test';
import * as v from 'valibot';
import { toCents, toProviderAmount } from '#api/commerce/payments/stripe/responses';
import { amountInput } from '#contract/amounts';
import { formatMoney, moneyFormatOf } from '#contract/currency';
import { listSourceVersions } from '#contract/legal/source-versions';
import { roundMoney, showMoneyAs } from '#contract/money-format';
import { currencies } from '#db/values/currencies';
import { exactMoney } from './money.ts';

afterEach(() => showMoneyAs());

test.each(currencies)('%s looks the same in emails and on pages', (currency) => {
  showMoneyAs(moneyFormatOf(currency));
  for (const cents of [0, 500, 1900, 1_234_500, 9_999_999_900]) {
    expect(exactMoney(cents)).toBe(formatMoney(cents, currency));
    expect(exactMoney(-cents)).toBe(formatMoney(-cents, currency).replace(/^-([^1-9]*)$/, '$1'));
  }
});

test.each([
  ['usd', 512, '$5.12', 512],
  ['eur', 512, '€5.12', 512],
  ['jpy', 500_000, '¥5,000', 5000],
  ['kwd', 512, 'KWD\u00a05.120', 5120],
  ['isk', 500_000, 'ISK\u00a05,000', 500_000],
] as const)('%s: %p cents are %p and %p at the provider', (currency, cents, text, amount) => {
  expect(formatMoney(cents, currency)).toBe(text);
  expect(toProviderAmount(cents, currency)).toBe(amount);
  expect(toCents(amount, currency)).toBe(cents);
});

test('shares are rounded half up to what the currency has', () => {
  expect(roundMoney(199_500 * 0.1, moneyFormatOf('jpy'))).toBe(20_000);
  expect(roundMoney(12.5, moneyFormatOf('eur'))).toBe(13);
  expect(roundMoney(12.4, moneyFormatOf('kwd'))).toBe(12);
});

test.each([
  ['eur', 'Prices are in Euro', '€160'],
  ['jpy', 'Prices are in Japanese Yen', '¥16,000'],
] as const)(
  'the terms name the currency %s, and no amount in dollars',
  (currency, name, refund) => {
    showMoneyAs(moneyFormatOf(currency));
    const [{ text } = { text: '' }] = listSourceVersions('terms');
    expect(text).toContain(name);
    expect(text).toContain(`a partial refund of ${refund} within`);
    expect(text).not.toContain('$');
  },
);

test('amounts are entered within the bounds of the currency', () => {
  const problem = (text: string) => v.safeParse(amountInput(), text).issues?.[0].message;
  showMoneyAs(moneyFormatOf('jpy'));
  expect(v.parse(amountInput(), '5000')).toBe(500_000);
  expect(problem('19.90')).toBe('Enter a whole amount like 1200, without a period');
  expect(problem('0')).toBe('Enter an amount from ¥1 to ¥99,999,999');
});
