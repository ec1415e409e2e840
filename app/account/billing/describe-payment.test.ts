import { expect, test } from 'bun:test';
import { describePayment } from './describe-payment.ts';

const card = {
  orderId: 'ACC-2026-0042',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2044,
};

test.each([
  ['29.00', {}, ''],
  ['29.00', { card }, ' to Visa ending in 4242'],
  ['29.00', { credit: '599.98', card }, ', paid from your credit'],
  ['29.00', { credit: '29.00' }, ', paid from your credit'],
  ['29.00', { credit: '28.99' }, ', $28.99 of it from your credit'],
  [
    '1029.00',
    { credit: '599.98', card },
    ', $599.98 of it from your credit, the rest to Visa ending in 4242',
  ],
])('describes what pays a charge of %p from %p as %p', (total, payment, said) => {
  expect(describePayment(total, payment)).toBe(said);
});
