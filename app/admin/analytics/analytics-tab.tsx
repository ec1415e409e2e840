import { useState } from 'react';
import { Stack } from '#ui/stack';
import { useAnalytics, useSeries } from '../../data/analytics.ts';
import { BusinessAnalytics } from './business-analytics.tsx';
import { rangeSpan } from './date-ranges.ts';
import { MetricChart } from './metric-chart.tsx';
import { useChartSelection } from './use-chart-selection.ts';

export function AnalyticsTab() {
  const { figures, failed, onRetry } = useAnalytics(true);
  return (
    <Stack gap="xl">
      <BusinessAnalytics figures={figures} failed={failed} onRetry={onRetry} />
      <SelectedMetric />
    </Stack>
  );
}

function SelectedMetric() {
  const { metric, range, choose } = useChartSelection();
  const [now] = useState(() => new Date());
  const { series, failed, onRetry } = useSeries(metric, rangeSpan(range, now));
  return (
    <MetricChart
      metric={metric}
      range={range}
      onChoose={choose}
      series={series}
      failed={failed}
      onRetry={onRetry}
    />
  );
}
