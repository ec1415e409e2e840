import { Elysia } from 'elysia';
import { requestSearch } from '#api/http/route-patterns';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import { isCsvAsked } from '#api/platform/lists/answer';
import { type RowShape, toCsv } from '#api/platform/lists/csv';
import {
  CohortRow,
  type Cohorts,
  RevenuePart,
  type TaxReport,
  TaxReportRow,
} from '#contract/analytics-reports';
import { countryName } from '#contract/countries';
import type { CsvTexts } from '#contract/csv';
import * as endpoint from '#contract/endpoints/analytics';
import { addIntervals } from '#contract/intervals';
import {
  cohortHeadings,
  revenueHeadings,
  seriesHeadings,
  taxReportHeadings,
} from '#contract/list-headings';
import { shownMoney } from '#contract/money-format';
import { type Series, SeriesRow } from '#contract/series';
import { toCohortRows } from './cohorts.ts';
import { dayOf } from './daily-sums.ts';
import type { AnalyticsService } from './service.ts';

type Mapped = {
  responseValue: unknown;
  request: Request;
  set: { headers: Record<string, string | number | undefined> };
};

/** A series as CSV on request, as lists are, with the period before beside it. */
const csvOfSeries = csvIfAsked(
  (value): value is Series => isObject(value) && 'points' in value,
  SeriesRow,
  {
    texts: { headings: seriesHeadings },
    name: ({ metric }) => metric,
    toRows: ({ points, previous }) =>
      points.map((point, index) => ({
        ...point,
        previousDay: previous?.points[index]?.day ?? null,
        previousValue: previous?.points[index]?.value ?? null,
        currency: typeof point.value === 'string' ? shownMoney().currency : null,
      })),
  },
);

const csvOfRevenue = csvIfAsked(
  (value): value is RevenuePart[] => Array.isArray(value),
  RevenuePart,
  {
    texts: { headings: revenueHeadings },
    name: (_, query) => `revenue_by_${query.get('by')}`,
    toRows: (parts) => parts,
  },
);

const csvOfCohorts = csvIfAsked(
  (value): value is Cohorts => isObject(value) && 'cohorts' in value,
  CohortRow,
  { texts: { headings: cohortHeadings }, name: () => 'cohorts', toRows: toCohortRows },
);

const csvOfTax = csvIfAsked(
  (value): value is TaxReport => isObject(value) && 'taxDue' in value,
  TaxReportRow,
  {
    texts: {
      headings: taxReportHeadings,
      words: { country: (code) => countryName(String(code)) },
    },
    name: () => 'tax',
    toRows: ({ rows }) => rows,
  },
);

type Report<Answer> = {
  texts: CsvTexts;
  /** Of the file, before its days. */
  name: (answer: Answer, query: URLSearchParams) => string;
  toRows: (answer: Answer) => object[];
};

type Dependencies = { access: SessionAccess; analytics: AnalyticsService };

export function analyticsRoutes({ access, analytics }: Dependencies) {
  return new Elysia({ name: 'analytics' })
    .use(adminGuard(access))
    .get(endpoint.getAnalytics.path, () => analytics.figures(), schemaOf(endpoint.getAnalytics))
    .get(endpoint.getSeries.path, ({ query }) => analytics.series(query), {
      ...schemaOf(endpoint.getSeries),
      mapResponse: csvOfSeries,
    })
    .get(
      endpoint.getMetricOverview.path,
      ({ query }) => analytics.overview(query),
      schemaOf(endpoint.getMetricOverview),
    )
    .get(endpoint.getRevenueParts.path, ({ query }) => analytics.revenueParts(query), {
      ...schemaOf(endpoint.getRevenueParts),
      mapResponse: csvOfRevenue,
    })
    .get(endpoint.getCohorts.path, ({ query }) => analytics.cohorts(query), {
      ...schemaOf(endpoint.getCohorts),
      mapResponse: csvOfCohorts,
    })
    .get(endpoint.getTaxReport.path, ({ query }) => analytics.taxReport(query), {
      ...schemaOf(endpoint.getTaxReport),
      mapResponse: csvOfTax,
    })
    .get(
      endpoint.getRevenueSummary.path,
      () => analytics.revenue(),
      schemaOf(endpoint.getRevenueSummary),
    );
}

/** A route's `mapResponse`. The file is called like the report and its first and last day. */
function csvIfAsked<Answer>(
  isAnswer: (value: unknown) => value is Answer,
  shape: RowShape,
  { texts, name, toRows }: Report<Answer>,
) {
  return ({ responseValue, request, set }: Mapped): Response | undefined => {
    if (!isAnswer(responseValue)) return;
    set.headers.vary = 'Accept';
    if (!isCsvAsked(request)) return;
    const query = new URLSearchParams(requestSearch(request));
    const last = dayOf(addIntervals('day', new Date(query.get('to') ?? ''), -1));
    const format = { shape, texts, timeZone: timeZoneOf(responseValue) };
    const file = `${name(responseValue, query)}-${query.get('from')}-to-${last}.csv`;
    return new Response(toCsv(toRows(responseValue), format), {
      headers: {
        'content-type': 'text/csv;charset=utf-8',
        'content-disposition': `attachment; filename="${file}"`,
      },
    });
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Of its instants; a report without one has none. */
function timeZoneOf(answer: unknown): string {
  return isObject(answer) && 'timeZone' in answer ? String(answer.timeZone) : 'UTC';
}
