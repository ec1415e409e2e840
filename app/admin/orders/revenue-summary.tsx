import { useId } from 'react';
import type { RevenueSummary as Summary } from '#contract/analytics';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Stat } from '#ui/stat';
import { admin, analytics } from '../../copy/admin.ts';
import { revenue as copy } from '../../copy/admin-orders.ts';
import type { LoadState } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { sumDollars } from '../../format/money.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { MetricDefinition } from '../analytics/metric-definition.tsx';
import { RevenueByPackage } from './revenue-by-package.tsx';
import * as css from './revenue-summary.css.ts';

type RevenueSummaryProps = LoadState & {
  /** Undefined while loading. */
  summary: Summary | undefined;
};

/** Revenue from orders, in total and by support package. */
export function RevenueSummary({ summary, failed, onRetry }: RevenueSummaryProps) {
  const titleId = useId();
  const loading = !summary && !failed;
  const { label, note, definition } = copy.revenue;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="s">
        <Heading level={2} size={4} id={titleId}>
          {copy.title}
        </Heading>
        <div className={css.figures}>
          <Stat
            {...copy.orders}
            value={summary ? formatCount(summary.totalOrders) : copy.unknown}
            loading={loading}
          />
          <Stat
            label={label}
            note={note}
            hint={<MetricDefinition label={analytics.explain(label)} text={definition} />}
            value={summary ? sumDollars(summary.totalRevenue) : copy.unknown}
            loading={loading}
          />
          <RevenueByPackage packages={summary?.packages} loading={loading} />
        </div>
        {failed && !summary && (
          <LoadFailed title={admin.figuresFailed} failed={failed} onRetry={onRetry} size="small" />
        )}
      </Stack>
    </section>
  );
}
