import { sql } from 'drizzle-orm';
import { migrateJobs } from '#api/platform/jobs/jobs';
import type { Database } from '#db/client';
import { webhookFailures } from '#db/schema/webhook-failures';
import { pay } from './orders.ts';
import { secretKey, type TestShop } from './shop.ts';

type SandboxEvent = { id: string; type: string; created: number };

const installed = new WeakSet<Database>();

/** Creates the schema of the job queue, which tests without a worker don't have. */
export async function installJobs(database: Database): Promise<void> {
  if (installed.has(database)) return;
  await migrateJobs(database);
  installed.add(database);
}

type FailedJob = { queue?: string; error?: string; key?: string; failedAt?: Date };

/** Stores a job that has failed for good, and returns its id. */
export async function aFailedJob(database: Database, job: FailedJob = {}): Promise<string> {
  await installJobs(database);
  const { queue = 'reconciliation', error = 'TypeError', key = null, failedAt = new Date() } = job;
  const id = crypto.randomUUID();
  const at = failedAt.toISOString();
  await database.db.execute(
    sql`select pgboss.create_queue(${queue}, '{"policy":"exclusive"}') where not exists
      (select 1 from pgboss.queue where name = ${queue})`,
  );
  await database.db.execute(
    sql`insert into pgboss.job (id, name, data, state, policy, singleton_key, output, retry_limit,
        retry_count, start_after, created_on, started_on, completed_on)
      values (${id}, ${queue}, '{"to":"ada@example.com"}', 'failed', 'exclusive', ${key},
        ${JSON.stringify({ error })}::jsonb, 3, 3, ${at}, ${at}, ${at}, ${at})`,
  );
  return id;
}

/** A paid order whose event the shop couldn't process: the event's id and the order's number. */
export async function aFailedWebhook(shop: TestShop): Promise<{ id: string; orderId: string }> {
  const { db, sandbox } = shop;
  const opened = await shop.post('/api/orders/create-checkout', {
    productId: (await shop.aProduct()).id,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
    checkoutId: crypto.randomUUID(),
  });
  const { url, orderId } = (await opened.json()) as { url: string; orderId: string };
  sandbox.webhooks.drop(true);
  await pay(url);
  sandbox.webhooks.drop(false);
  const { id, type, created } = await newestCompletion(sandbox.url);
  const occurredAt = new Date(created * 1000);
  await db
    .insert(webhookFailures)
    .values({ id, type, error: 'TypeError', occurredAt, failedAt: new Date() });
  return { id, orderId };
}

async function newestCompletion(url: string): Promise<SandboxEvent> {
  const response = await fetch(`${url}/v1/events?type=checkout.session.completed&limit=1`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  const { data }: { data: SandboxEvent[] } = await response.json();
  const [event] = data;
  if (!event) throw new Error('The sandbox has no such event');
  return event;
}
