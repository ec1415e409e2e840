import { Analytics, RevenueSummary } from '../analytics.ts';
import {
  Cohorts,
  ReportQuery,
  RevenueParts,
  RevenueSplitQuery,
  TaxReport,
} from '../analytics-reports.ts';
import { defineEndpoint } from '../endpoint.ts';
import { MetricOverview, Series, SeriesQuery } from '../series.ts';
import { Waiting } from '../waiting.ts';

export const getAnalytics = defineEndpoint('GET /api/analytics', {
  summary: 'Get key business figures',
  access: 'admin',
  programs: 'internal',
  permission: 'analytics.read',
  answers: { 200: Analytics },
});

export const getSeries = defineEndpoint('GET /api/analytics/series', {
  summary: 'Get a metric over time',
  access: 'admin',
  programs: 'internal',
  permission: 'analytics.read',
  query: SeriesQuery,
  answers: { 200: Series },
});

export const getMetricOverview = defineEndpoint('GET /api/analytics/overview', {
  summary: 'Get every metric over a period and the one before',
  access: 'admin',
  programs: 'internal',
  permission: 'analytics.read',
  query: ReportQuery,
  answers: { 200: MetricOverview },
});

export const getRevenueParts = defineEndpoint('GET /api/analytics/revenue', {
  summary: 'Get revenue by product or support package',
  access: 'admin',
  programs: 'internal',
  permission: 'analytics.read',
  query: RevenueSplitQuery,
  answers: { 200: RevenueParts },
});

export const getCohorts = defineEndpoint('GET /api/analytics/cohorts', {
  summary: 'Get the customers kept, by month of first payment',
  access: 'admin',
  programs: 'internal',
  permission: 'analytics.read',
  query: ReportQuery,
  answers: { 200: Cohorts },
});

export const getTaxReport = defineEndpoint('GET /api/analytics/tax', {
  summary: 'Get tax by month, country and rate',
  access: 'admin',
  programs: 'internal',
  permission: 'analytics.read',
  query: ReportQuery,
  answers: { 200: TaxReport },
});

export const getRevenueSummary = defineEndpoint('GET /api/admin/revenue-summary', {
  summary: 'Get revenue by support package',
  access: 'admin',
  programs: 'internal',
  permission: 'analytics.read',
  answers: { 200: RevenueSummary },
});

export const getWaiting = defineEndpoint('GET /api/admin/waiting', {
  summary: 'Count what waits for an admin',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: Waiting },
});
