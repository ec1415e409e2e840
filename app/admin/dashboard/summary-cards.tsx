import type { Analytics } from '#contract/analytics';
import { Grid } from '#ui/grid';
import { Stack } from '#ui/stack';
import { Stat } from '#ui/stat';
import { admin, analytics, figures as copy } from '../../copy/admin.ts';
import type { LoadState } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { sumMoney } from '../../format/money.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { MetricDefinition } from '../analytics/metric-definition.tsx';
import * as css from './dashboard.css.ts';

type SummaryCardsProps = LoadState & { figures: Analytics | undefined };

const cards = ['projects', 'active', 'revenue', 'tickets'] as const;

/** The four figures as cards. */
export function SummaryCards({ figures, failed, onRetry }: SummaryCardsProps) {
  const values = figures && format(figures);
  return (
    <Stack gap="s">
      <Grid min="figure" gap="xs">
        {cards.map((card) => (
          <Stat
            key={card}
            {...copy[card]}
            size="small"
            hint={card === 'revenue' && <RevenueDefinition />}
            value={values?.[card] ?? copy.unknown}
            loading={!values && !failed}
          />
        ))}
      </Grid>
      {failed && !figures && (
        <LoadFailed title={admin.figuresFailed} failed={failed} onRetry={onRetry} size="small" />
      )}
    </Stack>
  );
}

/** The same figures in one line. */
export function SummaryLine({ figures, failed }: SummaryCardsProps) {
  const values = figures && format(figures);
  const placeholder = failed ? copy.unknown : copy.loading;
  return (
    <dl className={css.figures}>
      {cards.map((card) => (
        <div key={card} className={css.figure}>
          <dt>{copy[card].label}</dt>
          <dd aria-busy={!values || undefined}>
            <bdi>{values?.[card] ?? placeholder}</bdi>
          </dd>
          {card === 'revenue' && (
            <dd className={css.scope}>
              {copy.revenue.note}
              {hasProjects(figures) && <span className={css.source}>, {copy.revenue.scope}</span>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function format(figures: Analytics): Record<(typeof cards)[number], string> {
  return {
    projects: formatCount(figures.totalProjects),
    active: formatCount(figures.activeProjects),
    revenue: sumMoney(figures.totalRevenue),
    tickets: formatCount(figures.openTickets),
  };
}

/** A shop without projects has no other revenue than that from orders. */
export function describeRevenueScope(figures: Analytics | undefined): string {
  const { note, scope } = copy.revenue;
  return hasProjects(figures) ? `${note}, ${scope}` : note;
}

function hasProjects(figures: Analytics | undefined): boolean {
  return figures !== undefined && figures.totalProjects > 0;
}

function RevenueDefinition() {
  const { label, definition } = analytics.revenue;
  return <MetricDefinition label={analytics.explain(label)} text={definition} isNet />;
}
