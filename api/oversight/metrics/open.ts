import type { Log } from '#api/http/log';
import type { RequestObserver } from '#api/http/request-log';
import type { Clock } from '#api/platform/clock';
import type { Settings } from '#api/platform/settings';
import type { Db } from '#db/client';

/** Takes what a process measures. */
export type Metrics = {
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

/** Opens metrics for Prometheus and for a collector. Loads nothing if neither is on. */
export async function openMetrics({ settings, ...options }: Options): Promise<Metrics | null> {
  const { metricsPort, telemetry, role } = settings;
  if (metricsPort === undefined && !telemetry?.metricsUrl) return null;
  const [{ createMetrics }, { servePrometheus }, { sendToCollector }] = await Promise.all([
    import('./meter.ts'),
    import('./prometheus.ts'),
    import('./collector.ts'),
  ]);
  const prometheus = metricsPort === undefined ? null : servePrometheus(metricsPort);
  const collector = telemetry?.metricsUrl
    ? sendToCollector(telemetry.metricsUrl, telemetry.metricIntervalMs, options.log)
    : null;
  const readers = [prometheus?.reader, collector].filter((reader) => reader != null);
  const metrics = createMetrics({ readers, role, ...options });
  return {
    ...metrics,
    async stop() {
      prometheus?.stop();
      await metrics.stop();
    },
  };
}
