import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import * as endpoint from '#contract/endpoints/analytics';
import { csvOfCohorts, csvOfRevenue, csvOfSeries } from './csv.ts';
import type { AnalyticsService } from './service.ts';

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
    .get(
      endpoint.getRevenueSummary.path,
      () => analytics.revenue(),
      schemaOf(endpoint.getRevenueSummary),
    );
}
