import { MeterProvider, type MetricReader } from '@opentelemetry/sdk-metrics';
import { eq, gt, sql } from 'drizzle-orm';
import type { RequestObserver } from '#api/http/request-log';
import type { Clock } from '#api/platform/clock';
import { stopTimeoutMs } from '#api/platform/telemetry/open-traces';
import { createResource, type ProcessFacts } from '#api/platform/telemetry/resource';
import { watchCalls } from '#api/platform/watch-calls';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { providerEvents } from '#db/schema/provider-events';

const minuteMs = 60_000;

const webhookWindowMs = 10 * minuteMs;

const number = (value: unknown) => Number(value ?? 0);

type StoredMetric =
  | 'sitewright.database.up'
  | 'sitewright.database.query.duration'
  | 'sitewright.jobs.waiting'
  | 'sitewright.jobs.oldest'
  | 'sitewright.emails.waiting'
  | 'sitewright.emails.failed'
  | 'sitewright.webhooks.lag';

type Sample = { name: StoredMetric; value: number; labels?: { queue: string } };

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

/** What all processes share: jobs, emails and webhooks. 'up' is 0 if they can't be read. */
async function readStored(db: Db, now: Clock): Promise<Sample[]> {
  const startedAt = performance.now();
  try {
    await db.execute(sql`select 1`);
    const seconds = (performance.now() - startedAt) / 1000;
    const stored = await Promise.all([readJobs(db), readMails(db), readWebhooks(db, now)]);
    return [
      { name: 'sitewright.database.up', value: 1 },
      { name: 'sitewright.database.query.duration', value: seconds },
      ...stored.flat(),
    ];
  } catch {
    return [{ name: 'sitewright.database.up', value: 0 }];
  }
}

async function readJobs(db: Db): Promise<Sample[]> {
  const rows = await db
    .select({
      queue: sql<string>`name`,
      depth: sql`count(*)`.mapWith(number),
      oldest: sql`extract(epoch from now() - min(start_after))`.mapWith(number),
    })
    .from(sql`pgboss.job`)
    .where(sql`state in ('created', 'retry') and start_after <= now()`)
    .groupBy(sql`name`);
  return rows.flatMap(({ queue, depth, oldest }): Sample[] => [
    { name: 'sitewright.jobs.waiting', value: depth, labels: { queue } },
    { name: 'sitewright.jobs.oldest', value: oldest, labels: { queue } },
  ]);
}

async function readMails(db: Db): Promise<Sample[]> {
  const [waiting, failed] = await Promise.all([
    db.$count(mails, eq(mails.status, 'queued')),
    db.$count(mails, eq(mails.status, 'failed')),
  ]);
  return [
    { name: 'sitewright.emails.waiting', value: waiting },
    { name: 'sitewright.emails.failed', value: failed },
  ];
}

async function readWebhooks(db: Db, now: Clock): Promise<Sample[]> {
  const since = new Date(now().getTime() - webhookWindowMs);
  const lag = sql`extract(epoch from max(${providerEvents.receivedAt} - ${providerEvents.occurredAt}))`;
  const [row] = await db
    .select({ seconds: lag.mapWith(number) })
    .from(providerEvents)
    .where(gt(providerEvents.receivedAt, since));
  return [{ name: 'sitewright.webhooks.lag', value: Math.max(0, row?.seconds ?? 0) }];
}
