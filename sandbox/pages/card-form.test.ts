import { describe, expect, test } from 'bun:test';
import { readCardForm } from './card-form.ts';

const NOW = Date.UTC(2026, 0, 15) / 1000;

function read(overrides: Record<string, string>, email: string | null = null) {
  const filled = {
    email: 'ada@example.com',
    cardNumber: '4242 4242 4242 4242',
    cardExpiry: '12/30',
    cardCvc: '123',
    billingName: 'Ada Lovelace',
    ...overrides,
  };
  return readCardForm(new URLSearchParams(filled), email, NOW);
}

test('keeps only a card’s brand, last four digits and expiration date', () => {
  expect(read({ cardNumber: '4242-4242-4242-4242' })).toEqual({
    ok: true,
    values: { email: 'ada@example.com', cardExpiry: '12/30', billingName: 'Ada Lovelace' },
    payer: { email: 'ada@example.com', name: 'Ada Lovelace' },
    card: {
      brand: 'visa',
      expMonth: 12,
      expYear: 2030,
      fingerprint: expect.any(String),
      last4: '4242',
    },
    decline: undefined,
    challenge: false,
  });
});

test('prefers the session’s email to the one entered', () => {
  const form = read({ email: 'mallory@example.com' }, 'ada@example.com');
  expect(form).toMatchObject({ ok: true, payer: { email: 'ada@example.com' } });
});

test.each(['12/30', '12 / 30', '1230', '12/2030', '122030', '12-30', '1/26', '01 / 26'])(
  'reads the expiration %p',
  (cardExpiry) => {
    expect(read({ cardExpiry }).ok).toBe(true);
  },
);

describe('rejects with the provider’s messages', () => {
  test.each([
    ['email', '', 'Your email is incomplete.'],
    ['email', 'ada', 'Your email is invalid.'],
    ['cardNumber', '', 'Your card number is incomplete.'],
    ['cardNumber', '5555555555554444', 'Use one of the test cards listed on this page.'],
    ['cardExpiry', '', "Your card's expiration date is incomplete."],
    ['cardExpiry', '12', "Your card's expiration date is incomplete."],
    ['cardExpiry', '13/30', "Your card's expiration date is invalid."],
    ['cardExpiry', '00/30', "Your card's expiration date is invalid."],
    ['cardExpiry', '12/25', "Your card's expiration year is in the past."],
    ['cardExpiry', '12/2099', "Your card's expiration year is invalid."],
    ['cardCvc', '', "Your card's security code is incomplete."],
    ['cardCvc', '12', "Your card's security code is incomplete."],
    ['cardCvc', '1234', "Your card's security code is invalid."],
    ['cardCvc', 'abc', "Your card's security code is invalid."],
    ['billingName', '  ', 'Required'],
  ])('%s %p', (field, value, sentence) => {
    const errors = { [field]: sentence };
    expect(read({ [field]: value })).toMatchObject({ ok: false, errors });
  });

  test('rejects a past month of the current year', () => {
    const march = Date.UTC(2026, 2, 1) / 1000;
    const form = new URLSearchParams({ cardExpiry: '02/26' });
    expect(readCardForm(form, null, march)).toMatchObject({
      errors: { cardExpiry: "Your card's expiration date is in the past." },
    });
  });

  test('reports all errors at once', () => {
    const form = readCardForm(new URLSearchParams(), null, NOW);
    expect(Object.keys(form.ok ? {} : form.errors)).toHaveLength(5);
  });
});
