import * as v from 'valibot';
import { dayText, sumText } from './fields.ts';
import { daySpan, notForward } from './series.ts';

/** The longest span of a report, in days: five years. */
export const maxReportDays = 1827;

const dayMs = 24 * 60 * 60_000;
const tooLong = `More than ${maxReportDays} days. Choose a shorter time range`;

export const ReportQuery = v.pipe(
  v.strictObject(daySpan),
  v.forward(
    v.check(({ from, to }) => from < to, notForward),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to }) => to.getTime() - from.getTime() <= maxReportDays * dayMs, tooLong),
    ['to'],
  ),
);
export type ReportQuery = v.InferOutput<typeof ReportQuery>;

export const revenueSplits = ['product', 'package'] as const;
export type RevenueSplit = (typeof revenueSplits)[number];

export const RevenueSplitQuery = v.pipe(
  v.strictObject({ ...daySpan, by: v.picklist(revenueSplits) }),
  v.forward(
    v.check(({ from, to }) => from < to, notForward),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to }) => to.getTime() - from.getTime() <= maxReportDays * dayMs, tooLong),
    ['to'],
  ),
);
export type RevenueSplitQuery = v.InferOutput<typeof RevenueSplitQuery>;

/**
 * The revenue of a product or a support package. `key`: the product's id or the package as it is
 * stored; `share`: in percent of all, with one decimal; null unless all of them earned something.
 */
export const RevenuePart = v.object({
  key: v.string(),
  name: v.string(),
  revenue: sumText,
  share: v.nullable(v.number()),
  previousRevenue: sumText,
});
export type RevenuePart = v.InferOutput<typeof RevenuePart>;

/** The highest revenue first. The parts add up to the metric `revenue`. */
export const RevenueParts = v.array(RevenuePart);

/**
 * What was sold in a month to a country at one rate. `country`: null of orders that were placed before tax
 * was charged. `rate`: in percent; the sum of several; null: no tax. `net`, `tax`: of the payments, whose
 * count is `payments`. `refundedNet`, `refundedTax`: what refunds and lost disputes returned in the month.
 */
export const TaxReportRow = v.object({
  month: dayText,
  country: v.nullable(v.string()),
  rate: v.nullable(v.string()),
  /** Whether the buyers owed the tax. */
  reverseCharge: v.boolean(),
  payments: v.number(),
  net: sumText,
  tax: sumText,
  refundedNet: sumText,
  refundedTax: sumText,
});
export type TaxReportRow = v.InferOutput<typeof TaxReportRow>;

/** The oldest month first. `taxDue`: the tax of all payments without that of the refunds. */
export const TaxReport = v.object({
  timeZone: v.string(),
  taxDue: sumText,
  rows: v.array(TaxReportRow),
});
export type TaxReport = v.InferOutput<typeof TaxReport>;

/**
 * The customers whose first payment was in a month, and what is left of them at the end of that month
 * (the first entry) and of each one after it. `startMrr`: what their first subscriptions cost a month.
 */
export const Cohort = v.object({
  month: dayText,
  customers: v.number(),
  startMrr: sumText,
  kept: v.array(v.object({ customers: v.number(), mrr: sumText })),
});
export type Cohort = v.InferOutput<typeof Cohort>;

/** The oldest first, with an entry for each month until the one that holds the last day. */
export const Cohorts = v.object({ timeZone: v.string(), cohorts: v.array(Cohort) });
export type Cohorts = v.InferOutput<typeof Cohorts>;

/** A row of the cohorts as CSV. `after`: months after the first payment. */
export const CohortRow = v.object({
  month: dayText,
  after: v.number(),
  customers: v.number(),
  customersKept: v.number(),
  startMrr: sumText,
  mrrKept: sumText,
});
export type CohortRow = v.InferOutput<typeof CohortRow>;
