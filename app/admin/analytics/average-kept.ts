import type { Cohort } from '#contract/analytics-reports';
import { toNumber } from './chart-points.ts';

export type Measure = 'customers' | 'revenue';

/** What was kept some months after the first payment, and of how much; null before that month is there. */
export function keptAfter(cohort: Cohort, after: number, measure: Measure) {
  const kept = cohort.kept[after];
  if (!kept) return null;
  const [part, all] =
    measure === 'customers'
      ? [kept.customers, cohort.customers]
      : [toNumber('money', kept.mrr) ?? 0, toNumber('money', cohort.startMrr) ?? 0];
  return all > 0 ? { part, all } : null;
}

/** The share that all cohorts together kept, in tenths of a percent; null without any that old. */
export function averageKept(
  cohorts: readonly Cohort[],
  after: number,
  measure: Measure,
): number | null {
  const known = cohorts.flatMap((cohort) => keptAfter(cohort, after, measure) ?? []);
  const all = known.reduce((sum, one) => sum + one.all, 0);
  const part = known.reduce((sum, one) => sum + one.part, 0);
  return all > 0 ? Math.round((1000 * part) / all) : null;
}

/** The shares of the first payment's month and of the months after it, up to the first unknown one. */
export function averagesKept(
  cohorts: readonly Cohort[],
  months: number,
  measure: Measure,
): number[] {
  const shares: number[] = [];
  for (let after = 0; after <= months; after++) {
    const share = averageKept(cohorts, after, measure);
    if (share === null) break;
    shares.push(share);
  }
  return shares;
}
