import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { migrate, migrations } from '#db/migrate';
import * as schema from '#db/schema/index';
import { startPostgres } from '../../../.ci/postgres.ts';
import { copyOrders } from './copy-orders.ts';
import type { Figures } from './figures.ts';
import { project } from './processes.ts';
import type { StepOptions } from './step.ts';
import { formatLocks, watchLocks } from './watch-locks.ts';

const shortOrders = 200_000;
const longOrders = 1_000_000;
const firstMigration = '0041_waiting';
/** For a million orders. Sales that wait no longer don't notice. */
const maxLockedMs = 1000;
/** On a busy machine, a short lock may be held for longer. */
const minLimitMs = 300;

/**
 * Runs migrations one after another on many paid orders. What locks a table of sales for long must be
 * named in docs/deployment.md.
 */
export async function measureLocks({ isShort, args }: StepOptions): Promise<Figures> {
  const orders = Number(args[0] ?? (isShort ? shortOrders : longOrders));
  const limitMs = Math.max(minLimitMs, (maxLockedMs * orders) / longOrders);
  const names = readNames();
  const first = names.findIndex((name) => name === (args[1] ?? firstMigration));
  if (first < 1) throw new Error(`There is no migration ${args[1]}`);
  const guide = readFileSync(join(project, 'docs/deployment.md'), 'utf8');
  const server = await startPostgres();
  const client = postgres(server.url, { max: 1, onnotice: () => {} });
  const wrong: string[] = [];
  let longestGapMs = 0;
  try {
    const db = drizzle(client, { schema, casing: 'snake_case' });
    const migrateTo = (count: number) =>
      withFirstMigrations(count, (folder) => migrate(db, { folder }));
    await migrateTo(first);
    await db.execute(anOrder);
    await copyOrders(db, orders, 'paid');
    console.info(`  ${orders} paid orders, then each migration on its own`);
    for (const [index, name] of names.entries()) {
      if (index < first) continue;
      const watcher = await watchLocks(server.url);
      const startedAt = performance.now();
      await migrateTo(index + 1);
      const ranMs = performance.now() - startedAt;
      const locks = (await watcher.stop()).map((lock) => ({ ...lock, migration: name }));
      console.info(`  ${name.padEnd(28)} ran for ${Math.round(ranMs)} ms`);
      for (const line of formatLocks(locks)) console.info(`    ${line}`);
      const held = Math.max(0, ...locks.map(({ heldMs }) => heldMs));
      longestGapMs = Math.max(longestGapMs, held);
      if (held > limitMs && !guide.includes(name)) {
        wrong.push(
          `docs/deployment.md doesn’t say that ${name} locks a table for ${Math.round(held)} ms`,
        );
      }
    }
  } finally {
    await client.end();
    await server.stop();
  }
  return { tried: names.length - first, lost: [], doubled: [], wrong, longestGapMs };
}

const anOrder = sql`with product as (
    insert into products (title, description, demo_url, monthly_price) values ('a', 'b', '/', 50) returning id
  )
  insert into orders (
    order_id, product_id, customer_name, customer_email, product_title, support_package,
    monthly_product_price, total_monthly_amount, interval_product_price, interval_total,
    terms_version, accepted_at, paid_at
  )
  select 'ACC-2026-0001', id, 'a', 'a@example.com', 'a', 'none', 50, 50, 50, 50, '1', now(), now()
  from product`;

function readNames(): string[] {
  const file = join(migrations.migrationsFolder, 'meta/_journal.json');
  const { entries }: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  return entries.map(({ tag }) => tag);
}

/** Runs `work` with a folder that has only the first migrations. */
async function withFirstMigrations<Result>(
  count: number,
  work: (folder: { migrationsFolder: string }) => Promise<Result>,
): Promise<Result> {
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrations.migrationsFolder, migrationsFolder, { recursive: true });
    const file = join(migrationsFolder, 'meta/_journal.json');
    const journal: { entries: unknown[] } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    return await work({ migrationsFolder });
  } finally {
    rmSync(migrationsFolder, { recursive: true });
  }
}
