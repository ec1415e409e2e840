import { describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { CreateCheckout } from './checkout.ts';

const good = { productId: 1, customerName: 'Ada Lovelace', customerEmail: 'ada@example.com' };

function messages(input: object) {
  const result = v.safeParse(CreateCheckout, input);
  return Object.fromEntries(
    (result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]),
  );
}

test.each([
  { customerPhone: ' ' },
  { customerPhone: null, supportPackage: null, billingInterval: null, checkoutId: null },
])('fills in defaults for %j', (absent) => {
  expect(v.parse(CreateCheckout, { ...good, ...absent })).toEqual({
    ...good,
    customerPhone: null,
    supportPackage: 'none',
    billingInterval: 'month',
    checkoutId: null,
    discountCode: null,
    taxCountry: null,
    taxRegion: null,
    taxPostalCode: null,
    taxNumber: null,
    termsVersion: null,
    shownTotal: null,
  });
});

describe('refuses invalid input with the message from the contract:', () => {
  test.each([
    [{ customerName: ' A ' }, 'customerName', 'Name must be at least 2 characters'],
    [{ customerName: undefined }, 'customerName', 'Required'],
    [{ customerName: 7 }, 'customerName', 'Expected string, received number'],
    [{ customerName: 'a\0b' }, 'customerName', 'Invalid input'],
    [
      { customerName: 'a'.repeat(201) },
      'customerName',
      'String must contain at most 200 character(s)',
    ],
    [{ customerEmail: 'ada@' }, 'customerEmail', 'Invalid email address'],
    [{ customerPhone: 5 }, 'customerPhone', 'Expected string, received number'],
    [{ supportPackage: 'gold' }, 'supportPackage', 'Invalid enum value'],
    [{ billingInterval: 'week' }, 'billingInterval', 'Invalid enum value'],
    [{ checkoutId: 'x' }, 'checkoutId', 'Invalid uuid'],
    [{ productId: '1' }, 'productId', 'Expected number, received string'],
    [{ productId: 1.5 }, 'productId', 'Invalid input'],
    [{ productId: null }, 'productId', 'Expected number, received null'],
  ])('%j', (change, path, message) => {
    expect(messages({ ...good, ...change })).toEqual({ [path]: message });
  });
});

test('drops unknown keys', () => {
  expect(v.parse(CreateCheckout, { ...good, isAdmin: true, price: '0.01' })).not.toHaveProperty(
    'isAdmin',
  );
});
