import { expect, test } from 'bun:test';
import { briefWasSent, waitsForBrief } from '../../../stories/fixtures/briefs.ts';
import { orderDetails } from '../../../stories/fixtures/orders.ts';
import { anOrderReview, aRemark, aRound } from '../../../stories/fixtures/reviews.ts';
import { nextStepOf } from './order-progress.tsx';

const open = { status: 'in_progress', deliveredAt: null } as const;
const remarked = (answer: 'done' | null) =>
  anOrderReview({ rounds: [aRound({ remarks: [aRemark({ answer })] })] });
const unreviewed = anOrderReview({ rounds: [] });

test.each([
  ['reminds while the brief is missing', { ...waitsForBrief, stage: 'requirements' }, 'remind'],
  ['starts once the brief was sent', { ...briefWasSent, stage: 'requirements' }, 'start'],
  ['sends what was made to review', { stage: 'development' }, 'review'],
  ['reminds during the first review', { stage: 'review' }, 'remind'],
  ['delivers what was approved', { stage: 'release' }, 'deliver'],
] as const)('%s', (_promise, values, step) => {
  expect(nextStepOf(orderDetails({ ...open, ...values }), unreviewed)).toBe(step);
});

test('answers remarks before the next preview', () => {
  const order = orderDetails({ ...open, stage: 'development' });
  expect(nextStepOf(order, remarked(null))).toBe('remarks');
  expect(nextStepOf(order, remarked('done'))).toBe('review');
});

test('opens the remarks during a later review', () => {
  expect(nextStepOf(orderDetails({ ...open, stage: 'review' }), remarked('done'))).toBe('remarks');
});

test('is nothing before the payment, after the delivery and once cancelled', () => {
  for (const values of [{ stage: null }, {}, { deliveredAt: null, status: 'cancelled' }] as const)
    expect(nextStepOf(orderDetails(values), unreviewed)).toBeUndefined();
});
