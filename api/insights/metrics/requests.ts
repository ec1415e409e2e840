import type { RequestObserver } from '#api/http/request-log';
import type { Metric, Sample } from './exposition.ts';

/** Upper bounds of the histogram, in seconds. */
export const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Series = { counts: number[]; count: number; sum: number };

/** Counts requests and their duration by method, pattern of the route, and status. */
export function createRequestMetrics() {
  const series = new Map<string, Series>();
  const observe: RequestObserver = ({ method, route, status, durationMs }) => {
    const key = `${method}\n${route}\n${status}`;
    let one = series.get(key);
    if (!one) {
      one = { counts: bounds.map(() => 0), count: 0, sum: 0 };
      series.set(key, one);
    }
    const seconds = durationMs / 1000;
    const index = bounds.findIndex((bound) => seconds <= bound);
    if (index >= 0) one.counts[index] = (one.counts[index] ?? 0) + 1;
    one.count += 1;
    one.sum += seconds;
  };
  return { observe, read };

  function read(): Metric {
    return {
      name: 'http_request_duration_seconds',
      help: 'Time until a response began',
      type: 'histogram',
      samples: [...series].flatMap(([key, one]) => samplesOf(key, one)),
    };
  }
}

function samplesOf(key: string, { counts, count, sum }: Series): Sample[] {
  const [method = '', route = '', status = ''] = key.split('\n');
  const labels = { method, route, status };
  let total = 0;
  const buckets = bounds.map((bound, index) => {
    total += counts[index] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: total };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}
