import { expect, test } from 'bun:test';
import { describeCard } from './card-name.ts';

test.each([
  ['mastercard', 'Mastercard ending in 4242'],
  ['amex', 'American Express ending in 4242'],
  ['carte_nouvelle', 'Card ending in 4242'],
])('names a card of %p %p', (brand, said) => {
  expect(describeCard({ brand, last4: '4242' })).toBe(said);
});
