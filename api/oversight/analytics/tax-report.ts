import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ReportQuery, TaxReport } from '#contract/analytics-reports';
import type { Db } from '#db/client';
import { orderTaxes } from '#db/schema/order-taxes';
import { payments } from '#db/schema/payments';
import { sumFromCents } from '#db/values/money';
import { dayOf } from './daily-sums.ts';
import { readZone } from './day-zone.ts';

/** Open disputes aren't decided yet. A refund that failed is a payment that takes it back. */
const isReturned = sql`${payments.kind} = 'paid' and ${payments.providerId} like '%:failed'`;
const isPaid = sql`${payments.kind} = 'paid' and ${payments.providerId} not like '%:failed'`;
const isCounted = sql`${payments.kind} in ('paid', 'refund')`;

const net = sql`${payments.amount} - ${payments.tax}`;

/** Reads the ledger itself: a report may not differ from it by a cent. */
export async function readTaxReport(db: Db, { from, to }: ReportQuery): Promise<TaxReport> {
  const timeZone = await readZone(db);
  const local = sql`${payments.occurredAt} at time zone ${timeZone}`;
  const startOf = (day: Date) => sql`(${dayOf(day)}::timestamp at time zone ${timeZone})`;
  const rows = await db
    .select({
      month: sql<string>`to_char(date_trunc('month', ${local}), 'YYYY-MM-DD')`,
      country: orderTaxes.country,
      rate: sql<string | null>`trim_scale(${payments.taxPercentage})::text`,
      reverseCharge: sql<boolean>`coalesce(${orderTaxes.reverseCharge}, false)`,
      payments: sql`count(*) filter (where ${isPaid})`.mapWith(Number),
      netCents: paidSum(net),
      taxCents: paidSum(sql`${payments.tax}`),
      refundedNetCents: refundedSum(net),
      refundedTaxCents: refundedSum(sql`${payments.tax}`),
    })
    .from(payments)
    .leftJoin(orderTaxes, eq(orderTaxes.orderId, payments.orderId))
    .where(
      and(
        isCounted,
        sql`${payments.occurredAt} >= ${startOf(from)} and ${payments.occurredAt} < ${startOf(to)}`,
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)
    .orderBy(sql`1`, sql`2 nulls last`, sql`3 nulls last`, sql`4`);
  const due = rows.reduce((cents, row) => cents + row.taxCents - row.refundedTaxCents, 0);
  return {
    timeZone,
    taxDue: sumFromCents(due),
    rows: rows.map(({ netCents, taxCents, refundedNetCents, refundedTaxCents, ...row }) => ({
      ...row,
      net: sumFromCents(netCents),
      tax: sumFromCents(taxCents),
      refundedNet: sumFromCents(refundedNetCents),
      refundedTax: sumFromCents(refundedTaxCents),
    })),
  };
}

function paidSum(amount: SQL) {
  return sql`coalesce(100 * sum(${amount}) filter (where ${isPaid}), 0)`.mapWith(Number);
}

function refundedSum(amount: SQL) {
  return sql`100 * (coalesce(sum(${amount}) filter (where ${payments.kind} = 'refund'), 0)
    - coalesce(sum(${amount}) filter (where ${isReturned}), 0))`.mapWith(Number);
}
