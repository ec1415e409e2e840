import { Elysia } from 'elysia';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import { Analytics, RevenueSummary } from '#contract/analytics';
import { apiPaths } from '#contract/paths';
import { Series, SeriesQuery } from '#contract/series';
import type { BusinessFigures } from './service.ts';

type Dependencies = { access: SessionAccess; analytics: BusinessFigures };

export function analyticsRoutes({ access, analytics }: Dependencies) {
  return new Elysia({ name: 'analytics' })
    .use(admins(access))
    .get(apiPaths.analytics, () => analytics.figures(), { response: Analytics })
    .get(apiPaths.analyticsSeries, ({ query }) => analytics.series(query), {
      query: SeriesQuery,
      response: Series,
    })
    .get(apiPaths.revenueSummary, () => analytics.revenue(), { response: RevenueSummary });
}
