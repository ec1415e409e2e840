import { describe, expect, test } from 'bun:test';
import type { Reconciliation } from '#contract/reconciliation';
import { formatReconciliationReport, hasNoDifferences } from './reconciliation-report.ts';

const finished: Reconciliation = {
  startedAt: '2026-01-15T03:40:00.000Z',
  finishedAt: '2026-01-15T03:41:00.000Z',
  checked: 12,
  corrected: 0,
  differing: 0,
  error: null,
  differences: [],
  unmatchedCount: 0,
  unmatched: [],
};

const corrected = { orderId: 'ACC-2026-0007', fact: 'status', ours: 'active', theirs: 'cancelled' };

describe('the report', () => {
  test('says that the numbers agree if nothing differs', () => {
    expect(formatReconciliationReport(finished)).toBe('12 orders compared: numbers agree');
    expect(hasNoDifferences(finished)).toBe(true);
  });

  test('reports what was repaired and that the numbers agree', () => {
    const run = { ...finished, corrected: 1, differences: [{ ...corrected, corrected: true }] };
    expect(formatReconciliationReport(run)).toBe(
      `corrected  ACC-2026-0007  status: here active, at the payment provider cancelled
12 orders compared, 1 difference corrected: numbers agree`,
    );
    expect(hasNoDifferences(run)).toBe(true);
  });

  test('lists differences and counts those it leaves out', () => {
    const differences = [{ ...corrected, theirs: null, corrected: false }];
    const run = { ...finished, differing: 3, differences };
    expect(formatReconciliationReport(run)).toBe(
      `DIFFERS    ACC-2026-0007  status: here active, at the payment provider nothing
… and 2 more
12 orders compared, 3 differences to review: numbers differ`,
    );
    expect(hasNoDifferences(run)).toBe(false);
  });

  test('lists paid subscriptions without an order and what to do about them', () => {
    const unmatched = {
      id: 1,
      subscriptionId: 'sub_1QkT2m',
      orderNumber: 'ACC-2026-0009',
      plan: 'Ebbe for 19.00 a month',
      keptAmount: '38.00',
      isRunning: true,
      isNumberTaken: false,
      startedAt: '2026-01-10T09:30:00.000Z',
    };
    const run = { ...finished, unmatchedCount: 2, unmatched: [unmatched] };
    expect(formatReconciliationReport(run)).toBe(
      `NO ORDER ACC-2026-0009  sub_1QkT2m: Ebbe for 19.00 a month, $38.00 paid, still charged
… and 1 more without an order
Restore the order, end and refund the subscription, or dismiss it on the Reconciliation page of the admin area.
12 orders compared, 2 paid subscriptions without an order: numbers differ`,
    );
    expect(hasNoDifferences(run)).toBe(false);
  });

  test('says why it stopped and what to do', () => {
    const error = 'The provider answered nothing';
    const run = { ...finished, finishedAt: null, checked: 1, error };
    expect(formatReconciliationReport(run)).toBe(
      `Stopped after 1 order compared. ${error}. Run the command again to continue.`,
    );
    expect(hasNoDifferences(run)).toBe(false);
  });
});
