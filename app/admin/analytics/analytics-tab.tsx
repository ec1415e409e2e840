import { useState } from 'react';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { reports } from '../../copy/admin-series.ts';
import { useAnalytics } from '../../data/analytics.ts';
import { paths } from '../../paths.ts';
import { BusinessAnalytics } from './business-analytics.tsx';
import { SelectedMetric } from './selected-metric.tsx';
import { useChartSelection } from './use-chart-selection.ts';

export function AnalyticsTab() {
  const { figures, failed, onRetry } = useAnalytics(true);
  const zone = figures?.timeZone ?? (failed && 'UTC');
  return (
    <Stack gap="xl">
      <BusinessAnalytics figures={figures} failed={failed} onRetry={onRetry} />
      {zone && <ChartOfTab zone={zone} />}
    </Stack>
  );
}

function ChartOfTab({ zone }: { zone: string }) {
  const [now] = useState(() => new Date());
  const selection = useChartSelection(zone, now);
  return (
    <Stack gap="m">
      <SelectedMetric selection={selection} zone={zone} now={now} />
      <Inline>
        <ButtonLink variant="quiet" icon="chart" href={paths.adminAnalytics}>
          {reports.link}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
