import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Log } from '#api/http/log';
import type { RequestObserver } from '#api/http/request-log';
import type { Clock } from '#api/platform/clock';
import { stopTimeoutMs } from '#api/platform/telemetry/open-traces';
import { reportOutage } from '#api/platform/telemetry/report-outage';
import { createResource, type ProcessFacts } from '#api/platform/telemetry/resource';
import { watchCalls } from '#api/platform/watch-calls';
import type { Db } from '#db/client';
import { bounds } from './requests.ts';
import { readStored } from './stored.ts';

type Options = ProcessFacts & {
  metricsUrl: string;
  metricIntervalMs: number;
  db: Db;
  now: Clock;
  log: Log;
};

/** What a collector doesn't accept in time is lost. */
const maxExportMs = 10_000;

/** The gauges that all processes share, by their names for Prometheus. */
const shared: Record<string, { name: string; unit: string }> = {
  database_up: { name: 'sitewright.database.up', unit: '1' },
  database_query_seconds: { name: 'sitewright.database.query.duration', unit: 's' },
  jobs_waiting: { name: 'sitewright.jobs.waiting', unit: '{job}' },
  jobs_oldest_seconds: { name: 'sitewright.jobs.oldest', unit: 's' },
  mails_waiting: { name: 'sitewright.emails.waiting', unit: '{email}' },
  mails_failed: { name: 'sitewright.emails.failed', unit: '{email}' },
  webhook_lag_seconds: { name: 'sitewright.webhooks.lag', unit: 's' },
};

/** Sends the process's metrics to a collector, with the names of OpenTelemetry where it has some. */
export function sendMetrics(options: Options) {
  const { metricsUrl, metricIntervalMs, db, now, log, ...process } = options;
  const exporter = reportOutage(new OTLPMetricExporter({ url: metricsUrl }), {
    what: 'metrics',
    log,
  });
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: metricIntervalMs,
    exportTimeoutMillis: Math.min(metricIntervalMs, maxExportMs),
  });
  const provider = new MeterProvider({ resource: createResource(process), readers: [reader] });
  const meter = provider.getMeter('sitewright', process.release);
  const requests = meter.createHistogram('http.server.request.duration', {
    description: 'Time until a response began',
    unit: 's',
    advice: { explicitBucketBoundaries: bounds },
  });
  const failures = meter.createCounter('sitewright.provider.failures', {
    description: 'Calls of the payment provider that were refused or unanswered',
    unit: '{call}',
  });
  observeProcess();
  observeShared();
  const observe: RequestObserver = ({ method, route, status, durationMs }) =>
    requests.record(durationMs / 1000, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
  return {
    observe,
    /** Counts the calls of a port that fail, by their name. */
    watch: <Port extends object>(port: Port): Port =>
      watchCalls(port, { onFailure: (call) => failures.add(1, { call }) }),
    stop: () => Promise.race([provider.shutdown(), Bun.sleep(stopTimeoutMs)]),
  };

  function observeProcess(): void {
    meter
      .createObservableUpDownCounter('process.memory.usage', { unit: 'By' })
      .addCallback((result) => result.observe(globalThis.process.memoryUsage.rss()));
    meter.createObservableCounter('process.cpu.time', { unit: 's' }).addCallback((result) => {
      const { user, system } = globalThis.process.cpuUsage();
      result.observe(user / 1e6, { 'cpu.mode': 'user' });
      result.observe(system / 1e6, { 'cpu.mode': 'system' });
    });
  }

  function observeShared(): void {
    const gauges = Object.fromEntries(
      Object.entries(shared).map(([key, { name, unit }]) => [
        key,
        meter.createObservableGauge(name, { unit }),
      ]),
    );
    meter.addBatchObservableCallback(async (result) => {
      for (const { name, samples } of await readStored(db, now)) {
        const gauge = gauges[name];
        if (!gauge) continue;
        for (const { value, labels } of samples) result.observe(gauge, value, labels);
      }
    }, Object.values(gauges));
  }
}
