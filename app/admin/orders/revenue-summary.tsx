import { useId } from 'react';
import type { RevenueSummary as Summary } from '#contract/analytics';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { admin, analytics } from '../../copy/admin.ts';
import { revenue as copy } from '../../copy/admin-orders.ts';
import type { LoadState } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { sumMoney } from '../../format/money.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { MetricDefinition } from '../analytics/metric-definition.tsx';
import * as css from './orders.css.ts';

type RevenueSummaryProps = LoadState & {
  /** Undefined while loading. */
  summary: Summary | undefined;
};

const usual = ['Free', '1-Year Support', 'Enhancement'] as const;

/** Revenue from orders, in total and by support package, in one line. */
export function RevenueSummary({ summary, failed, onRetry }: RevenueSummaryProps) {
  const titleId = useId();
  const placeholder = summary || failed ? copy.unknown : copy.loading;
  const { label, definition } = copy.revenue;
  const groups = summary ? summary.packages.map(({ group }) => group) : usual;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="xxs">
        <div className={css.line}>
          <Heading level={2} size={4} id={titleId}>
            {copy.title}
          </Heading>
          <dl className={css.figures} aria-busy={(!summary && !failed) || undefined}>
            <div className={css.figure}>
              <dt>{copy.orders}</dt>
              <dd>{summary ? formatCount(summary.totalOrders) : placeholder}</dd>
            </div>
            <div className={css.figure}>
              <dt>{label}</dt>
              <dd>
                {summary ? sumMoney(summary.totalRevenue) : placeholder}
                <span className={css.scope}>{copy.revenue.scope}</span>
                <span className={css.hint}>
                  <MetricDefinition label={analytics.explain(label)} text={definition} isNet />
                </span>
              </dd>
            </div>
            {groups.map((group, index) => {
              const found = summary?.packages[index];
              return (
                <div key={group} className={css.figure}>
                  <dt>{group}</dt>
                  <dd>
                    {found
                      ? copy.package(formatCount(found.count), sumMoney(found.amount))
                      : placeholder}
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
        {failed && !summary && (
          <LoadFailed title={admin.figuresFailed} failed={failed} onRetry={onRetry} size="small" />
        )}
      </Stack>
    </section>
  );
}
