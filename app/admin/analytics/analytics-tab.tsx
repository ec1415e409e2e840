import { useState } from 'react';
import type { Analytics } from '#contract/analytics';
import { ButtonLink } from '#ui/button';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Stat } from '#ui/stat';
import { admin, figures as common, analytics as copy } from '../../copy/admin.ts';
import { reports } from '../../copy/admin-series.ts';
import { useAnalytics } from '../../data/analytics.ts';
import type { LoadState } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { sumMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { describeRevenueScope } from '../dashboard/summary-cards.tsx';
import { ChartControls } from './chart-controls.tsx';
import { MetricDefinition } from './metric-definition.tsx';
import { SelectedMetric } from './selected-metric.tsx';
import { useChartSelection } from './use-chart-selection.ts';

type BusinessAnalyticsProps = LoadState & {
  /** Undefined while loading. */
  figures: Analytics | undefined;
};

const tiles = ['projects', 'completed', 'revenue', 'delivery'] as const;

export function AnalyticsTab() {
  const { figures, failed, onRetry } = useAnalytics(true);
  const zone = figures?.timeZone ?? (failed && 'UTC');
  return (
    <Stack gap="l">
      <BusinessAnalytics figures={figures} failed={failed} onRetry={onRetry} />
      {zone && <ChartOfTab zone={zone} />}
    </Stack>
  );
}

function ChartOfTab({ zone }: { zone: string }) {
  const [now] = useState(() => new Date());
  const { choose, ...selection } = useChartSelection(zone, now);
  return (
    <Stack gap="m">
      <ChartControls {...selection} zone={zone} now={now} onChoose={choose} />
      <SelectedMetric {...selection} />
      <Inline>
        <ButtonLink variant="quiet" size="small" icon="chart" href={paths.adminAnalytics}>
          {reports.link}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

/** Four figures, each with its definition. */
export function BusinessAnalytics({ figures, failed, onRetry }: BusinessAnalyticsProps) {
  const values = figures && {
    projects: formatCount(figures.totalProjects),
    completed: formatCount(figures.completedProjects),
    revenue: sumMoney(figures.totalRevenue),
    delivery:
      figures.averageDeliveryTime === null
        ? common.unknown
        : copy.hours(figures.averageDeliveryTime),
  };
  return (
    <Stack gap="m">
      <Heading level={2} size={3}>
        {copy.title}
      </Heading>
      <Grid min="figure" gap="s">
        {tiles.map((tile) => {
          const { label, note, definition } = copy[tile];
          return (
            <Stat
              key={tile}
              label={label}
              note={tile === 'revenue' ? describeRevenueScope(figures) : note}
              value={values?.[tile] ?? common.unknown}
              loading={!values && !failed}
              hint={
                <MetricDefinition
                  label={copy.explain(label)}
                  text={definition}
                  isNet={tile === 'revenue'}
                />
              }
            />
          );
        })}
      </Grid>
      {failed && !figures && (
        <LoadFailed title={admin.figuresFailed} failed={failed} onRetry={onRetry} size="small" />
      )}
    </Stack>
  );
}
