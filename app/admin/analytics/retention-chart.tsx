import type { Cohort } from '#contract/analytics-reports';
import { Chart } from '#ui/chart';
import { reports } from '../../copy/admin-series.ts';
import { formats } from '../../format/metrics.ts';
import { averagesKept, type Measure } from './average-kept.ts';

type RetentionChartProps = { cohorts: readonly Cohort[]; months: number; measure: Measure };

const texts = reports.cohorts;

/** What all cohorts together kept, by the months since the first payment, as far as it is known. */
export function RetentionChart({ cohorts, months, measure }: RetentionChartProps) {
  const kept = averagesKept(cohorts, months, measure);
  const last = kept.at(-1);
  if (last === undefined || kept.length < 2) return null;
  return (
    <Chart
      {...formats.percent}
      label={texts.measures[measure]}
      summary={texts.kept(formats.percent.format(last), kept.length - 1)}
      shape="line"
      points={kept.map((value, after) => ({
        label: texts.monthsAfter(after),
        tick: texts.after(after),
        value,
      }))}
      measured
      pointHeading={texts.monthsSince}
      sliderLabel={texts.reader}
      empty={texts.empty}
    />
  );
}
