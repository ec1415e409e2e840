import { gt, max, sql } from 'drizzle-orm';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import type { ReconciliationService } from '#api/commerce/reconciliation/service';
import { listOpenUnmatched } from '#api/commerce/reconciliation/unmatched';
import type { Reconciliation } from '#contract/reconciliation';
import type { Db } from '#db/client';
import { payments } from '#db/schema/payments';
import { unmatchedSubscriptions } from '#db/schema/unmatched-subscriptions';
import { formatReconciliationReport } from '../reconciliation-report.ts';
import { passKnownNumbers } from './settle-sql.ts';

const maxUnmatched = 1000;

export type Losses = {
  reconciliation: Reconciliation;
  /** Entries of the ledger that reconciliation added to orders of the backup. */
  added: { payments: number; refunds: number };
  /** Payments of subscriptions whose orders aren’t in the backup. */
  unmatchedPayments: number;
};

type Dependencies = {
  db: Db;
  provider: Pick<PaymentProvider, 'chargesAfter'>;
  reconciliation: Pick<ReconciliationService, 'run'>;
};

/** Reconciles a restored shop and counts what happened at the provider after the backup. */
export async function findLosses({ db, provider, reconciliation }: Dependencies): Promise<Losses> {
  const [newest] = await db
    .select({
      payment: max(payments.id),
      unmatched: sql<
        number | null
      >`(select max(${unmatchedSubscriptions.id}) from ${unmatchedSubscriptions})`,
    })
    .from(payments);
  const run = await reconciliation.run();
  await db.execute(sql.raw(passKnownNumbers));
  const since = await db
    .select({ kind: payments.kind, count: sql<number>`count(*)::integer` })
    .from(payments)
    .where(gt(payments.id, newest?.payment ?? 0))
    .groupBy(payments.kind);
  const countOf = (kind: string) => since.find((row) => row.kind === kind)?.count ?? 0;
  const open = await listOpenUnmatched(db, maxUnmatched);
  let unmatchedPayments = 0;
  for (const { id, subscriptionId } of open.rows) {
    if (id <= (newest?.unmatched ?? 0)) continue;
    unmatchedPayments += (await provider.chargesAfter(subscriptionId, new Date(0))).length;
  }
  return {
    reconciliation: run,
    added: { payments: countOf('paid'), refunds: countOf('refund') },
    unmatchedPayments,
  };
}

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
