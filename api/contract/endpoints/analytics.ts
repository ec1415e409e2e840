import { Analytics, RevenueSummary } from '../analytics.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Series, SeriesQuery } from '../series.ts';
import { Waiting } from '../waiting.ts';

export const getAnalytics = defineEndpoint('GET /api/analytics', {
  summary: 'Get key business figures',
  access: 'admin',
  permission: 'analytics.read',
  answers: { 200: Analytics },
});

export const getSeries = defineEndpoint('GET /api/analytics/series', {
  summary: 'Get a metric over time',
  access: 'admin',
  permission: 'analytics.read',
  query: SeriesQuery,
  answers: { 200: Series },
});

export const getRevenueSummary = defineEndpoint('GET /api/admin/revenue-summary', {
  summary: 'Get revenue by support package',
  access: 'admin',
  permission: 'analytics.read',
  answers: { 200: RevenueSummary },
});

export const getWaiting = defineEndpoint('GET /api/admin/waiting', {
  summary: 'Count what waits for an admin',
  access: 'admin',
  permission: 'shop.read',
  answers: { 200: Waiting },
});
