import { formatReconciliationReport } from '../reconciliation-report.ts';
import type { Losses } from './find-losses.ts';

/** Says in plain words what happened at the payment provider after the backup. */
export function describeLosses({ reconciliation, added, unmatchedPayments }: Losses): string {
  const total = added.payments + unmatchedPayments;
  const parts = [
    ...(added.payments > 0
      ? [
          `${counted(added.payments, 'payment')} added to ${added.payments === 1 ? 'its order' : 'their orders'}`,
        ]
      : []),
    ...(unmatchedPayments > 0
      ? [
          `${counted(unmatchedPayments, 'payment')} without an order, because the order was placed after the backup`,
        ]
      : []),
  ];
  const made =
    total === 0
      ? 'No payments were made after the backup.'
      : `${counted(total, 'payment')} ${total === 1 ? 'was' : 'were'} made after the backup: ${parts.join(', ')}.`;
  const refunded =
    added.refunds > 0
      ? [
          `${counted(added.refunds, 'refund')} made after the backup ${added.refunds === 1 ? 'was' : 'were'} recorded again.`,
        ]
      : [];
  return [
    ...(reconciliation.error ? [] : [made, ...refunded]),
    formatReconciliationReport(reconciliation),
  ].join('\n');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
