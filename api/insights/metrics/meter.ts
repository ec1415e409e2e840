import { MeterProvider, type MetricReader } from '@opentelemetry/sdk-metrics';
import type { RequestObserver } from '#api/http/request-log';
import type { Clock } from '#api/platform/clock';
import { stopTimeoutMs } from '#api/platform/telemetry/open-traces';
import { createResource, type ProcessFacts } from '#api/platform/telemetry/resource';
import { watchCalls } from '#api/platform/watch-calls';
import type { Db } from '#db/client';
import { readStored, type StoredMetric } from './stored.ts';

type Options = ProcessFacts & { readers: MetricReader[]; db: Db; now: Clock };

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What all processes share. */
const shared: Record<StoredMetric, { unit: string; description: string }> = {
  'sitewright.database.up': { unit: '1', description: 'Whether the database can be read' },
  'sitewright.database.query.duration': {
    unit: 's',
    description: 'Wait for a connection of the pool, and one round trip',
  },
  'sitewright.jobs.waiting': { unit: '{job}', description: 'Jobs that are due' },
  'sitewright.jobs.oldest': { unit: 's', description: 'How long the oldest job is due' },
  'sitewright.emails.waiting': { unit: '{email}', description: 'Emails that were not sent yet' },
  'sitewright.emails.failed': { unit: '{email}', description: 'Emails that were given up' },
  'sitewright.webhooks.lag': {
    unit: 's',
    description: 'Longest time from an event to its receipt in the last ten minutes',
  },
};

/** Measures the process, with the names of OpenTelemetry where it has some, for all readers. */
export function createMetrics({ readers, db, now, ...facts }: Options) {
  const provider = new MeterProvider({ resource: createResource(facts), readers });
  const meter = provider.getMeter('sitewright', facts.release);
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
      .createObservableUpDownCounter('process.memory.usage', { unit: 'By', description: 'Memory' })
      .addCallback((result) => result.observe(process.memoryUsage.rss()));
    meter
      .createObservableCounter('process.cpu.time', { unit: 's', description: 'CPU time' })
      .addCallback((result) => {
        const { user, system } = process.cpuUsage();
        result.observe(user / 1e6, { 'cpu.mode': 'user' });
        result.observe(system / 1e6, { 'cpu.mode': 'system' });
      });
    meter
      .createObservableGauge('sitewright.process.start', {
        unit: 's',
        description: 'Start, in seconds since 1970',
      })
      .addCallback((result) => result.observe(performance.timeOrigin / 1000));
  }

  function observeShared(): void {
    const gauges = new Map(
      Object.entries(shared).map(([name, about]) => [
        name,
        meter.createObservableGauge(name, about),
      ]),
    );
    meter.addBatchObservableCallback(
      async (result) => {
        for (const { name, value, labels } of await readStored(db, now)) {
          const gauge = gauges.get(name);
          if (gauge) result.observe(gauge, value, labels);
        }
      },
      [...gauges.values()],
    );
  }
}
