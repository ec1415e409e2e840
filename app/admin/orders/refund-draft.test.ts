import { describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import type { Refundable } from '#contract/refunds';
import { newRefundDraft, refundCents, refundChoices, refundSchema } from './refund-draft.ts';

const limits: Refundable = {
  maxAmount: '199.00',
  currency: 'usd',
  creditAmount: '0.00',
  policyAmount: '160.00',
  policyUntil: '2026-01-20T16:45:00.000Z',
  refusal: null,
};
const requestId = 'b0a1c9de-5b7c-4b0e-9a55-0d6f3a1c2b10';
const other = (amount: string) => ({
  ...newRefundDraft(limits),
  choice: 'other' as const,
  other: amount,
});

test.each([
  ['160.00', ['policy', 'full', 'other']],
  ['199.00', ['policy', 'other']],
  ['0.00', ['full', 'other']],
  [null, ['full', 'other']],
] as const)(
  'for $199.00 with a policy amount of %s, offers %j and preselects the first',
  (policyAmount, choices) => {
    const some = { ...limits, policyAmount };
    expect(refundChoices(some)).toEqual([...choices]);
    expect(newRefundDraft(some).choice).toBe(choices[0]);
  },
);

describe('an entered amount', () => {
  test.each([
    ['0.01', 1],
    [' 49.5 ', 4950],
    ['199', 19900],
    ['199.01', null],
    ['0', null],
    ['-5', null],
    ['1e2', null],
    ['1.234', null],
    ['', null],
  ])('reads %p as %p cents', (written, cents) => {
    expect(refundCents(other(written), limits)).toBe(cents);
  });

  test.each([
    ['', 'Required'],
    ['0', 'Enter an amount from $0.01 to $199.00'],
    ['-1', 'Enter an amount from $0.01 to $199.00'],
    ['0.001', 'Enter an amount from $0.01 to $199.00'],
    ['1000000000', 'Enter an amount from $0.01 to $199.00'],
    ['12,50', 'Enter an amount like 12.50, with at most two digits after the period'],
    ['1,250.00', 'Enter an amount like 12.50, with at most two digits after the period'],
    ['1e2', 'Enter an amount like 12.50, with at most two digits after the period'],
    ['ten', 'Enter an amount like 12.50, with at most two digits after the period'],
  ])('refuses %p: %s', (written, sentence) => {
    const { issues } = v.safeParse(refundSchema(other(written), limits, requestId), {});
    expect(issues?.map(({ message }) => message)).toEqual([sentence]);
  });

  test('is sent as text, to keep every cent', () => {
    const draft = { ...other('49.5'), reason: '  ', endSubscription: true };
    expect(v.parse(refundSchema(draft, limits, requestId), {})).toEqual({
      amount: '49.5',
      reason: null,
      endSubscription: true,
      requestId,
    });
  });

  test('is not replaced when the policy amount expires', () => {
    expect(refundCents(newRefundDraft(limits), { ...limits, policyAmount: null })).toBeNull();
  });
});
