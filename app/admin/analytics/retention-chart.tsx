import type { Cohort } from '#contract/analytics-reports';
import { Chart } from '#ui/chart';
import { reports } from '../../copy/admin-series.ts';
import { formats } from '../../format/metrics.ts';
import { averageKept, type Measure } from './average-kept.ts';

type RetentionChartProps = { cohorts: readonly Cohort[]; months: number; measure: Measure };

const texts = reports.cohorts;

/** What all cohorts together kept, by the months since the first payment. */
export function RetentionChart({ cohorts, months, measure }: RetentionChartProps) {
  const points = Array.from({ length: months + 1 }, (_, after) => ({
    label: texts.monthsAfter(after),
    tick: texts.after(after),
    value: averageKept(cohorts, after, measure) ?? 0,
  }));
  const last = points.at(-1);
  return (
    <Chart
      {...formats.percent}
      label={texts.measures[measure]}
      summary={last ? texts.kept(formats.percent.format(last.value), months) : ''}
      shape="line"
      points={points}
      measured
      pointHeading={texts.monthsSince}
      sliderLabel={texts.reader}
      empty={texts.empty}
    />
  );
}
