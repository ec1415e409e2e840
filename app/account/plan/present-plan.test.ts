import { expect, test } from 'bun:test';
import { aSubscription } from '../../../stories/fixtures/subscriptions.ts';
import { presentPlan } from './present-plan.ts';

test.each([
  ['regular', 'regular'],
  ['migration', 'migration'],
  ['free', 'none'],
  ['yearly', 'regular'],
  ['enhancement', 'expansion'],
  ['what nobody knows', 'none'],
] as const)('a stored %p stands for %p', (stored, supportPackage) => {
  expect(presentPlan(aSubscription({ supportPackage: stored }))).toEqual({
    billingInterval: 'month',
    supportPackage,
  });
});
