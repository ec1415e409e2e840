import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import { fileHeaders, isCsvAsked } from '#api/platform/lists/answer';
import { toCsv } from '#api/platform/lists/csv';
import * as endpoint from '#contract/endpoints/analytics';
import { type Series, SeriesPoint } from '#contract/series';
import type { AnalyticsService } from './service.ts';

type Dependencies = { access: SessionAccess; analytics: AnalyticsService };

export function analyticsRoutes({ access, analytics }: Dependencies) {
  return new Elysia({ name: 'analytics' })
    .use(adminGuard(access))
    .get(endpoint.getAnalytics.path, () => analytics.figures(), schemaOf(endpoint.getAnalytics))
    .get(endpoint.getSeries.path, ({ query }) => analytics.series(query), {
      ...schemaOf(endpoint.getSeries),
      mapResponse: csvIfAsked,
    })
    .get(
      endpoint.getRevenueSummary.path,
      () => analytics.revenue(),
      schemaOf(endpoint.getRevenueSummary),
    );
}

type Mapped = {
  responseValue: unknown;
  request: Request;
  path: string;
  set: { headers: Record<string, string | number | undefined> };
};

/** The points of a series as CSV on request, as lists are. */
function csvIfAsked({ responseValue, request, path, set }: Mapped): Response | undefined {
  if (!isSeries(responseValue)) return;
  set.headers.vary = 'Accept';
  if (!isCsvAsked(request)) return;
  return new Response(toCsv(responseValue.points, SeriesPoint), { headers: fileHeaders(path) });
}

function isSeries(value: unknown): value is Series {
  return typeof value === 'object' && value !== null && 'points' in value;
}
