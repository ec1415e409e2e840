import type { RevenueSplit } from '#contract/analytics-reports';
import type { Interval } from '#contract/intervals';
import type { SeriesMetric } from '#contract/series';
import { addressOf } from './address.ts';
import { type CsvFile, fetchReportCsv } from './lists.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** Days of the shop's time zone; `to` is excluded. */
type Span = { from: string; to: string };

type SeriesChoice = Span & { metric: SeriesMetric; interval: Interval; isCompared: boolean };

/** The figures of the business; undefined while they load, and for admins who may not read them. */
export function useAnalytics(mayRead: boolean) {
  const { data: figures, ...state } = useResource(mayRead ? addressOf('GET /api/analytics') : null);
  return { figures, ...state };
}

const seriesAddress = ({ isCompared, ...query }: SeriesChoice) =>
  addressOf('GET /api/analytics/series', {
    query: { ...query, ...(isCompared && { compare: 'previous' as const }) },
  });

/** One metric over time; undefined while it loads. */
export function useSeries(choice: SeriesChoice) {
  const { data: series, ...state } = useResource(seriesAddress(choice));
  return { series, ...state };
}

export const fetchSeriesCsv = (choice: SeriesChoice): Promise<CsvFile> =>
  fetchReportCsv(seriesAddress(choice));

/** Every metric over some days and those before; undefined while they load. */
export function useMetricOverview(query: Span) {
  const { data: overview, ...state } = useResource(
    addressOf('GET /api/analytics/overview', { query }),
  );
  return { overview, ...state };
}

const partsAddress = (by: RevenueSplit, span: Span) =>
  addressOf('GET /api/analytics/revenue', { query: { by, ...span } });

export function useRevenueParts(by: RevenueSplit, span: Span) {
  const { data: parts, ...state } = useResource(partsAddress(by, span));
  return { parts, ...state };
}

export const fetchPartsCsv = (by: RevenueSplit, span: Span): Promise<CsvFile> =>
  fetchReportCsv(partsAddress(by, span));

const taxAddress = (query: Span) => addressOf('GET /api/analytics/tax', { query });

/** Undefined while it loads. */
export function useTaxReport(span: Span) {
  const { data: report, ...state } = useResource(taxAddress(span));
  return { report, ...state };
}

export const fetchTaxCsv = (span: Span): Promise<CsvFile> => fetchReportCsv(taxAddress(span));

const cohortsAddress = (query: Span) => addressOf('GET /api/analytics/cohorts', { query });

export function useCohorts(span: Span) {
  const { data, ...state } = useResource(cohortsAddress(span));
  return { cohorts: data?.cohorts, ...state };
}

export const fetchCohortsCsv = (span: Span): Promise<CsvFile> =>
  fetchReportCsv(cohortsAddress(span));

/** Call it after a change that the figures count. */
export function useRefreshFigures() {
  const refresh = useRefresh();
  return () => refresh(isFiguresPath);
}

export function isFiguresPath(path: string): boolean {
  return (
    path === addressOf('GET /api/analytics') ||
    path === addressOf('GET /api/admin/waiting') ||
    path === addressOf('GET /api/admin/revenue-summary') ||
    path.startsWith('/api/analytics/')
  );
}
