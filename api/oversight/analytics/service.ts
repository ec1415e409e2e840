import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { Analytics, RevenueSummary } from '#contract/analytics';
import type {
  Cohorts,
  ReportQuery,
  RevenuePart,
  RevenueSplitQuery,
  TaxReport,
} from '#contract/analytics-reports';
import { defaultSettings } from '#contract/default-settings';
import type { Span } from '#contract/intervals';
import {
  type MetricOverview,
  type Series,
  type SeriesMetric,
  type SeriesQuery,
  seriesMetrics,
} from '#contract/series';
import { type SupportGroup, supportGroup } from '#contract/support-packages';
import type { Db } from '#db/client';
import type { ProjectStatus, TicketStatus } from '#db/values/enumerations';
import { sumFromCents } from '#db/values/money';
import { readCohorts } from './cohorts.ts';
import { dayOf, readDailySums } from './daily-sums.ts';
import { previousSpan, readZone } from './day-zone.ts';
import { type Measured, measurePeriod, wholeToWire } from './measure.ts';
import { type DailyMetric, metrics } from './metrics/all.ts';
import { type Counting, describe, readSeries } from './series.ts';
import { readStageTimes, stageMetrics } from './stage-times.ts';
import { readTaxReport } from './tax-report.ts';
import { readRevenueParts, readTotals, type Total } from './totals.ts';

type Days = Pick<Span, 'from' | 'to'>;

const dailyMetrics = Object.keys(metrics) as DailyMetric[];

const metricNames = [...new Set(dailyMetrics.flatMap((metric) => metrics[metric].names))];

const hourMs = 60 * 60 * 1000;
const alwaysShown: SupportGroup[] = ['Free', '1-Year Support', 'Enhancement'];

type Dependencies = { db: Db; settings?: ShopSettingsReader };

const sourceSettings: ShopSettingsReader = { current: () => defaultSettings };

export type AnalyticsService = ReturnType<typeof createAnalytics>;

/** Business metrics. They come from sums that writes maintain, series from those by day. */
export function createAnalytics({ db, settings = sourceSettings }: Dependencies) {
  const counting = async (): Promise<Counting> => ({
    zone: await readZone(db),
    promises: settings.current().contact,
    isTaxed: settings.current().tax !== undefined,
  });

  return {
    async figures(): Promise<Analytics> {
      const all = await readTotals(db);
      const projects = of(all, 'projects');
      const deliveries = add(of(all, 'deliveries'));
      return {
        totalProjects: add(projects).count,
        activeProjects: add(projectsIn(all, 'in_progress')).count,
        completedProjects: add(projectsIn(all, 'completed')).count,
        totalRevenue: sumFromCents(add(projects).amount + add(of(all, 'orders')).amount),
        openTickets: add(ticketsIn(all, 'open')).count,
        averageDeliveryTime:
          deliveries.count === 0
            ? null
            : Math.round((10 * deliveries.amount) / deliveries.count / hourMs) / 10,
        timeZone: await readZone(db),
      };
    },

    series: async (query: SeriesQuery): Promise<Series> => readSeries(db, query, await counting()),

    overview: async (days: ReportQuery): Promise<MetricOverview> =>
      readOverview(db, days, await counting()),

    revenueParts: (query: RevenueSplitQuery): Promise<RevenuePart[]> => readRevenueParts(db, query),

    taxReport: (days: ReportQuery): Promise<TaxReport> => readTaxReport(db, days),

    cohorts: async (days: ReportQuery): Promise<Cohorts> => readCohorts(db, days, await counting()),

    async revenue(): Promise<RevenueSummary> {
      const orders = of(await readTotals(db), 'orders');
      const all = add(orders);
      const inGroup = (group: SupportGroup) =>
        add(orders.filter(({ part }) => supportGroup(part) === group));
      const other = inGroup('Other');
      const shown = other.count === 0 && other.amount === 0 ? [] : (['Other'] as const);
      return {
        totalOrders: all.count,
        totalRevenue: sumFromCents(all.amount),
        packages: [...alwaysShown, ...shown].map((group) => {
          const { count, amount } = inGroup(group);
          return { group, count, amount: sumFromCents(amount) };
        }),
      };
    },
  };
}

function of(all: Total[], name: string): Total[] {
  return all.filter((total) => total.name === name);
}

function projectsIn(all: Total[], status: ProjectStatus): Total[] {
  return of(all, 'projects').filter(({ part }) => part === status);
}

function ticketsIn(all: Total[], status: TicketStatus): Total[] {
  return of(all, 'tickets').filter(({ part }) => part === status);
}

function add(some: Total[]): Pick<Total, 'count' | 'amount'> {
  return {
    count: some.reduce((sum, { count }) => sum + count, 0),
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Reads every metric over a span of days and over the one before it. */
export async function readOverview(
  db: Db,
  days: Days,
  counting: Counting,
): Promise<MetricOverview> {
  const before = previousSpan(days);
  const [now, then] = [
    await readWholes(db, days, counting),
    await readWholes(db, before, counting),
  ];
  const overview = {
    timeZone: counting.zone,
    previous: { from: dayOf(before.from), to: dayOf(before.to) },
    metrics: seriesMetrics.map((metric) => {
      const { unit, definition } = describe(metric, counting);
      return {
        metric,
        unit,
        definition,
        whole: wholeToWire(unit, now(metric)),
        previous: wholeToWire(unit, then(metric)),
      };
    }),
  };
  // All values of a metric are of its unit, which TypeScript cannot follow.
  return overview as MetricOverview;
}

async function readWholes(
  db: Db,
  days: Days,
  { zone, promises }: Counting,
): Promise<(metric: SeriesMetric) => Measured> {
  // The longest interval has the fewest rows.
  const span = { ...days, interval: 'month' } as const;
  const sums = await readDailySums(db, span, { names: metricNames, withPast: true });
  const found = new Map<SeriesMetric, Measured>();
  for (const metric of dailyMetrics) {
    found.set(metric, measurePeriod(metrics[metric], sums, span, promises).whole);
  }
  const stageTimes = await readStageTimes(db, { ...span, zone });
  for (const metric of stageMetrics) found.set(metric, stageTimes(metric).whole);
  return (metric) => found.get(metric) ?? { value: null, of: null };
}
