import { expect, test } from 'bun:test';
import type { Refund } from '#contract/refunds';
import { refundToast } from './refund-dialog.tsx';

const refund: Refund = {
  id: 7,
  amount: '12.50',
  currency: 'usd',
  reason: null,
  endSubscription: false,
  status: 'succeeded',
  error: null,
  createdAt: '2026-01-15T12:00:00.000Z',
};

test('does not report a pending or failed refund as a success', () => {
  expect(refundToast(refund, 'ACC-2026-0042').tone).toBeUndefined();
  const pending = refundToast({ ...refund, status: 'pending' }, 'ACC-2026-0042');
  expect(pending).toMatchObject({ tone: 'critical', title: 'Refund pending' });
  const error = 'The payment provider refused the refund. Nothing was refunded.';
  expect(refundToast({ ...refund, status: 'failed', error }, 'ACC-2026-0042')).toMatchObject({
    tone: 'critical',
    description: error,
  });
});
