import type { Decline } from '../resources/charges.ts';
import { isEmail } from '../resources/customers.ts';
import type { Card, Payer } from '../resources/payment-methods.ts';
import { digitsOf, testCard } from './test-cards.ts';

export const FIELDS = ['email', 'cardNumber', 'cardExpiry', 'cardCvc', 'billingName'] as const;
export type FieldName = (typeof FIELDS)[number];
export type FieldErrors = Partial<Record<FieldName, string>>;
/** Values that may be shown again after an error. Never the card number or CVC. */
export type KeptValues = Pick<Record<FieldName, string>, 'email' | 'cardExpiry' | 'billingName'>;

export type CardForm =
  | {
      ok: true;
      values: KeptValues;
      payer: Payer;
      card: Card;
      decline?: Decline;
      challenge: boolean;
    }
  | { ok: false; values: KeptValues; errors: FieldErrors };

/** Reads the card form. The session's email takes precedence over the one entered. */
export function readCardForm(form: URLSearchParams, email: string | null, now: number): CardForm {
  const text = (name: FieldName) => (form.get(name) ?? '').trim().slice(0, 512);
  const values = {
    email: email ?? text('email'),
    cardExpiry: text('cardExpiry'),
    billingName: text('billingName').replace(/\p{C}/gu, ''),
  };
  const number = text('cardNumber');
  const expiry = readExpiry(values.cardExpiry, now);
  const errors = present({
    email: emailError(values.email),
    cardNumber: numberError(number),
    cardExpiry: typeof expiry === 'string' ? expiry : undefined,
    cardCvc: cvcError(text('cardCvc')),
    billingName: values.billingName === '' ? 'Required' : undefined,
  });
  const test = testCard(number);
  if (Object.keys(errors).length > 0 || typeof expiry === 'string' || test === undefined) {
    return { ok: false, values, errors };
  }
  const last4 = digitsOf(test.number).slice(-4);
  const { challenge = false, decline, fingerprint, behavior } = test;
  const card = { ...expiry, brand: 'visa', last4, fingerprint, ...(behavior && { behavior }) };
  const payer = { email: values.email, name: values.billingName };
  return { ok: true, values, payer, card, decline, challenge };
}

function emailError(email: string): string | undefined {
  if (email === '') return 'Your email is incomplete.';
  return isEmail(email) ? undefined : 'Your email is invalid.';
}

function numberError(number: string): string | undefined {
  if (number === '') return 'Your card number is incomplete.';
  return testCard(number) ? undefined : 'Use one of the test cards listed on this page.';
}

function cvcError(cvc: string): string | undefined {
  if (/^\d{3}$/.test(cvc)) return undefined;
  const short = /^\d{0,2}$/.test(cvc);
  return short
    ? "Your card's security code is incomplete."
    : "Your card's security code is invalid.";
}

/** Returns an error message for an invalid date. */
function readExpiry(text: string, now: number): Pick<Card, 'expMonth' | 'expYear'> | string {
  const [, month = '', year = ''] =
    /^(\d{2})\s*(?:[/-]\s*)?(\d{4}|\d{2})$/.exec(padded(text)) ?? [];
  if (month === '') return "Your card's expiration date is incomplete.";
  const today = new Date(now * 1000);
  const expMonth = Number(month);
  const expYear = Number(year) + (year.length === 2 ? 2000 : 0);
  if (expMonth < 1 || expMonth > 12) return "Your card's expiration date is invalid.";
  if (expYear < today.getUTCFullYear()) return "Your card's expiration year is in the past.";
  if (expYear > today.getUTCFullYear() + 50) return "Your card's expiration year is invalid.";
  const past = expYear === today.getUTCFullYear() && expMonth < today.getUTCMonth() + 1;
  return past ? "Your card's expiration date is in the past." : { expMonth, expYear };
}

/** Also accepts a one-digit month: '1/30'. */
function padded(text: string): string {
  return /^\d\s*[/-]/.test(text) ? `0${text}` : text;
}

function present(errors: Record<FieldName, string | undefined>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [FieldName, string] => entry[1] !== undefined),
  );
}
