import { describe, expect, test } from 'bun:test';
import { productStatuses } from '#contract/products';
import * as stored from '#db/values/enumerations';
import { statusOf, statusOfProduct } from './status.ts';

const colours = {
  blue: 'info',
  yellow: 'caution',
  purple: 'promote',
  orange: 'notice',
  green: 'positive',
  red: 'critical',
  grey: 'neutral',
} as const;

describe('status labels and colors', () => {
  test.each([
    ['submitted', 'Submitted', 'blue'],
    ['in_progress', 'In progress', 'yellow'],
    ['delivered', 'Delivered', 'purple'],
    ['review', 'Review', 'orange'],
    ['completed', 'Completed', 'green'],
    ['resolved', 'Resolved', 'green'],
    ['active', 'Active', 'green'],
    ['paid', 'Paid', 'green'],
    ['succeeded', 'Succeeded', 'green'],
    ['open', 'Open', 'red'],
    ['pending', 'Pending', 'red'],
    ['failed', 'Failed', 'red'],
    ['cancelled', 'Cancelled', 'red'],
    ['past_due', 'Past due', 'red'],
    ['unpaid', 'Past due', 'red'],
    ['disputed', 'Disputed', 'red'],
    ['inactive', 'Inactive', 'grey'],
    ['closed', 'Closed', 'grey'],
    ['processing', 'Processing', 'grey'],
    ['withdrawn', 'Withdrawn', 'grey'],
    ['refunded', 'Refunded', 'grey'],
    ['partially_refunded', 'Partially refunded', 'grey'],
    ['urgent', 'Urgent', 'grey'],
  ] as const)('shows %s as %p in %s', (value, label, colour) => {
    expect(statusOf(value)).toEqual({ label, tone: colours[colour] });
  });
});

test('shows a product that is not for sale as inactive or archived', () => {
  expect(statusOfProduct({ active: true, archivedAt: null })).toEqual({
    label: 'Active',
    tone: 'positive',
  });
  expect(statusOfProduct({ active: false, archivedAt: null })).toEqual({
    label: 'Inactive',
    tone: 'neutral',
  });
  expect(statusOfProduct({ active: true, archivedAt: '2026-01-10T09:00:00.000Z' })).toEqual({
    label: 'Archived',
    tone: 'neutral',
  });
});

test('never shows a stored value', () => {
  const values = [
    ...productStatuses,
    ...stored.projectStatuses,
    ...stored.ticketStatuses,
    ...stored.ticketPriorities,
    ...stored.orderStatuses,
    ...stored.paymentStatuses,
    ...stored.subscriptionStatuses,
    ...stored.cancellationStatuses,
    ...stored.mailStatuses,
  ];
  const labels = values.map((value) => statusOf(value).label);
  expect(labels.filter((label) => !/^[A-Z][a-z]+( [a-z]+)*$/.test(label))).toEqual([]);
});

test.each([
  ['requires_payment_method', 'Requires payment method'],
  ['IN-REVIEW', 'In review'],
  ['constructor', 'Constructor'],
  ['', 'Unknown'],
])('gives the unknown value %p a readable label and a neutral tone', (value, label) => {
  expect(statusOf(value)).toEqual({ label, tone: 'neutral' });
});
