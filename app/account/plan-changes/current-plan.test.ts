import { expect, test } from 'bun:test';
import { aSubscription } from '../../../stories/fixtures/subscriptions.ts';
import { currentPlan } from './use-plan-choice.ts';

test.each([
  ['regular', 'regular'],
  ['migration', 'migration'],
  ['free', 'none'],
  ['yearly', 'regular'],
  ['enhancement', 'expansion'],
  ['what nobody knows', 'none'],
] as const)('reads a stored %p as %p', (stored, supportPackage) => {
  expect(currentPlan(aSubscription({ supportPackage: stored }))).toEqual({
    billingInterval: 'month',
    supportPackage,
  });
});
