import { useState } from 'react';
import { Stack } from '#ui/stack';
import { useAnalytics, useSeries } from '../../data/analytics.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { BusinessAnalytics } from './business-analytics.tsx';
import { spanOf } from './date-ranges.ts';
import { MetricChart } from './metric-chart.tsx';
import { useChartSelection } from './use-chart-selection.ts';

export function AnalyticsTab() {
  const { figures, error, retry } = useAnalytics();
  const failed = figures ? undefined : getErrorMessage(error);
  return (
    <Stack gap="xl">
      <BusinessAnalytics figures={figures} failed={failed} onRetry={retry} />
      <ChosenSeries />
    </Stack>
  );
}

function ChosenSeries() {
  const { metric, range, choose } = useChartSelection();
  const [now] = useState(() => new Date());
  const { series, error, retry } = useSeries(metric, spanOf(range, now));
  return (
    <MetricChart
      metric={metric}
      range={range}
      onChoose={choose}
      series={series}
      failed={series ? undefined : getErrorMessage(error)}
      onRetry={retry}
    />
  );
}
