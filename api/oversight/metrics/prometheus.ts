import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { DataPointType, type MetricData, type ResourceMetrics } from '@opentelemetry/sdk-metrics';

/** Prometheus's names of what the meter calls as OpenTelemetry does. */
const names: Record<string, string> = {
  'http.server.request.duration': 'http_request_duration_seconds',
  'sitewright.provider.failures': 'provider_failures_total',
  'process.memory.usage': 'process_resident_memory_bytes',
  'process.cpu.time': 'process_cpu_seconds_total',
  'sitewright.process.start': 'process_start_time_seconds',
  'sitewright.database.up': 'database_up',
  'sitewright.database.query.duration': 'database_query_seconds',
  'sitewright.jobs.waiting': 'jobs_waiting',
  'sitewright.jobs.oldest': 'jobs_oldest_seconds',
  'sitewright.emails.waiting': 'mails_waiting',
  'sitewright.emails.failed': 'mails_failed',
  'sitewright.webhooks.lag': 'webhook_lag_seconds',
};

const labels: Record<string, string> = {
  'http.request.method': 'method',
  'http.route': 'route',
  'http.response.status_code': 'status',
};

/** Serves the process's metrics to Prometheus on this machine, at `/metrics`. */
export function servePrometheus(port: number) {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const serializer = new PrometheusSerializer('', false, undefined, true, true);
  const server = Bun.serve({
    port,
    hostname: '127.0.0.1',
    reusePort: false,
    async fetch(request) {
      if (new URL(request.url).pathname !== '/metrics') return new Response(null, { status: 404 });
      const { resourceMetrics } = await reader.collect();
      const text = serializer.serialize(rename(resourceMetrics));
      return new Response(text, { headers: { 'content-type': 'text/plain; version=0.0.4' } });
    },
  });
  return { port: server.port, reader, stop: () => server.stop(true) };
}

function rename({ resource, scopeMetrics }: ResourceMetrics): ResourceMetrics {
  return {
    resource,
    scopeMetrics: scopeMetrics.map(({ scope, metrics }) => ({
      scope,
      metrics: metrics.map(renameMetric),
    })),
  };
}

function renameMetric(metric: MetricData): MetricData {
  const { name } = metric.descriptor;
  const descriptor = { ...metric.descriptor, name: names[name] ?? name };
  switch (metric.dataPointType) {
    case DataPointType.SUM:
      // Prometheus's CPU time has no modes.
      return name === 'process.cpu.time'
        ? { ...metric, descriptor, dataPoints: addUp(metric.dataPoints) }
        : { ...metric, descriptor };
    case DataPointType.HISTOGRAM:
      return { ...metric, descriptor, dataPoints: metric.dataPoints.map(relabel) };
    default:
      return { ...metric, descriptor };
  }
}

type Point<Value> = { attributes: Record<string, unknown>; value: Value };

function relabel<One extends Point<unknown>>(point: One): One {
  const entries = Object.entries(point.attributes);
  const attributes = entries.map(([name, value]) => [labels[name] ?? name, value]);
  return { ...point, attributes: Object.fromEntries(attributes) };
}

function addUp<One extends Point<number>>([first, ...others]: One[]): One[] {
  if (!first) return [];
  const value = others.reduce((total, point) => total + point.value, first.value);
  return [{ ...first, attributes: {}, value }];
}
