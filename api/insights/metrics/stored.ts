import { eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { providerEvents } from '#db/schema/provider-events';
import type { Metric, Sample } from './exposition.ts';

const minuteMs = 60_000;
const webhookWindowMs = 10 * minuteMs;

const number = (value: unknown) => Number(value ?? 0);

/** What all processes share: jobs, emails and webhooks. `database_up` is 0 if it can't be read. */
export async function readStored(db: Db, now: Clock): Promise<Metric[]> {
  const startedAt = performance.now();
  try {
    await db.execute(sql`select 1`);
    const seconds = (performance.now() - startedAt) / 1000;
    const [jobs, sent, webhooks] = await Promise.all([
      readJobs(db),
      readMails(db),
      readWebhooks(db, now),
    ]);
    const wait = 'Wait for a connection of the pool, and one round trip';
    return [up(1), gauge('database_query_seconds', wait, seconds), ...jobs, ...sent, ...webhooks];
  } catch {
    return [up(0)];
  }
}

function up(value: 0 | 1): Metric {
  return gauge('database_up', 'Whether the database can be read', value);
}

async function readJobs(db: Db): Promise<Metric[]> {
  const rows = await db
    .select({
      name: sql<string>`name`,
      depth: sql`count(*)`.mapWith(number),
      oldest: sql`extract(epoch from now() - min(start_after))`.mapWith(number),
    })
    .from(sql`pgboss.job`)
    .where(sql`state in ('created', 'retry') and start_after <= now()`)
    .groupBy(sql`name`);
  const byQueue = (value: (row: (typeof rows)[number]) => number): Sample[] =>
    rows.map((row) => ({ labels: { queue: row.name }, value: value(row) }));
  return [
    {
      ...{ name: 'jobs_waiting', help: 'Jobs that are due', type: 'gauge' },
      samples: byQueue(({ depth }) => depth),
    },
    {
      ...{ name: 'jobs_oldest_seconds', help: 'How long the oldest job is due', type: 'gauge' },
      samples: byQueue(({ oldest }) => oldest),
    },
  ];
}

async function readMails(db: Db): Promise<Metric[]> {
  const [waiting, failed] = await Promise.all([
    db.$count(mails, eq(mails.status, 'queued')),
    db.$count(mails, eq(mails.status, 'failed')),
  ]);
  return [
    gauge('mails_waiting', 'Emails that were not sent yet', waiting),
    gauge('mails_failed', 'Emails that were given up', failed),
  ];
}

async function readWebhooks(db: Db, now: Clock): Promise<Metric[]> {
  const since = new Date(now().getTime() - webhookWindowMs);
  const lag = sql`extract(epoch from max(${providerEvents.receivedAt} - ${providerEvents.occurredAt}))`;
  const [row] = await db
    .select({ seconds: lag.mapWith(number) })
    .from(providerEvents)
    .where(gt(providerEvents.receivedAt, since));
  const help = 'Longest time from an event to its receipt in the last ten minutes';
  return [gauge('webhook_lag_seconds', help, Math.max(0, row?.seconds ?? 0))];
}

export function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] };
}
