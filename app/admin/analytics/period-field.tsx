import { Checkbox } from '#ui/checkbox';
import { DateRange } from '#ui/date-range';
import { Stack } from '#ui/stack';
import { series as copy } from '../../copy/admin-series.ts';
import { dateRanges, rangeDays } from './date-ranges.ts';
import type { ChartSelection, ChartSelectionChange } from './use-chart-selection.ts';

type PeriodFieldProps = Pick<ChartSelection, 'days' | 'isCompared'> & {
  zone: string;
  now: Date;
  onChoose: (change: ChartSelectionChange) => void;
};

/** The days that charts and reports are about, and whether the ones before are shown, too. */
export function PeriodField({ days, isCompared, zone, now, onChoose }: PeriodFieldProps) {
  return (
    <Stack gap="s">
      <DateRange
        label={copy.period}
        name="period"
        value={days}
        onValueChange={(span, isValid) => {
          if (isValid && span.start && span.end) onChoose({ days: span });
        }}
        presets={dateRanges.map((range) => ({
          label: copy.ranges[range],
          span: rangeDays(range, zone, now),
        }))}
        min="2000-01-01"
        max="2199-12-31"
      />
      <Checkbox
        label={copy.compare}
        name="compare"
        checked={isCompared}
        onChange={({ currentTarget }) => onChoose({ isCompared: currentTarget.checked })}
      />
    </Stack>
  );
}
