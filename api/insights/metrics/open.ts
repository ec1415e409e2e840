import type { Log } from '#api/http/log';
import type { RequestObserver } from '#api/http/request-log';
import type { Clock } from '#api/platform/clock';
import type { Settings } from '#api/platform/settings';
import type { Db } from '#db/client';

/** Takes what a process measures. */
export type MetricsSink = {
  observe: RequestObserver;
  /** Counts the calls of a port that fail, by their name. */
  watch<Port extends object>(port: Port): Port;
  stop(): unknown;
};

type Options = {
  settings: Pick<Settings, 'metricsPort' | 'telemetry' | 'role'>;
  release: string;
  db: Db;
  now: Clock;
  log: Log;
};

/** Opens what is on: metrics for Prometheus, and those for a collector. Nothing else is loaded. */
export async function openMetrics({ settings, ...options }: Options): Promise<MetricsSink[]> {
  const { metricsPort, telemetry, role } = settings;
  const sinks: MetricsSink[] = [];
  if (metricsPort !== undefined) {
    const { serveMetrics } = await import('./server.ts');
    sinks.push(serveMetrics({ port: metricsPort, ...options }));
  }
  if (telemetry?.metricsUrl) {
    const { sendMetrics } = await import('./otlp.ts');
    const { metricsUrl, metricIntervalMs } = telemetry;
    sinks.push(sendMetrics({ metricsUrl, metricIntervalMs, role, ...options }));
  }
  return sinks;
}
