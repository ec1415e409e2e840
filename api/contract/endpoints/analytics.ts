import { Analytics, RevenueSummary } from '../analytics.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Series, SeriesQuery } from '../series.ts';

export const getAnalytics = defineEndpoint('GET /api/analytics', {
  summary: 'Get the key figures of the business',
  access: 'admin',
  answers: { 200: Analytics },
});

export const getSeries = defineEndpoint('GET /api/analytics/series', {
  summary: 'Get a metric over time',
  access: 'admin',
  query: SeriesQuery,
  answers: { 200: Series },
});

export const getRevenueSummary = defineEndpoint('GET /api/admin/revenue-summary', {
  summary: 'Get the revenue of orders by support package',
  access: 'admin',
  answers: { 200: RevenueSummary },
});
