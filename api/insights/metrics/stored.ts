import { eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { providerEvents } from '#db/schema/provider-events';

const minuteMs = 60_000;
const webhookWindowMs = 10 * minuteMs;

const number = (value: unknown) => Number(value ?? 0);

export type StoredMetric =
  | 'sitewright.database.up'
  | 'sitewright.database.query.duration'
  | 'sitewright.jobs.waiting'
  | 'sitewright.jobs.oldest'
  | 'sitewright.emails.waiting'
  | 'sitewright.emails.failed'
  | 'sitewright.webhooks.lag';

type Sample = { name: StoredMetric; value: number; labels?: { queue: string } };

/** What all processes share: jobs, emails and webhooks. 'up' is 0 if they can't be read. */
export async function readStored(db: Db, now: Clock): Promise<Sample[]> {
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
