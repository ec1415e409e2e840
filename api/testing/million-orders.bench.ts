import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { createOrders } from '#api/commerce/orders/service';
import { createAnalytics } from '#api/insights/analytics/service';
import { foldTotals, readTotals } from '#api/insights/analytics/totals';
import type { OrderListQuery } from '#contract/orders';
import { seriesMetrics } from '#contract/series';
import type { Db } from '#db/client';
import { openPostgres } from '#db/postgres';
import { supportTickets } from '#db/schema/support-tickets';
import { startPostgres } from '../../.ci/postgres.ts';

/*
 * Measures admin response times with a million orders: `bun api/testing/million-orders.bench.ts`.
 * Uses a temporary database on the server in DATABASE_URL, or starts a server.
 */
const size = Number(process.env.ORDERS || 1_000_000);
const own = process.env.DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.DATABASE_URL ?? own?.url ?? '';
const name = `bench_${crypto.randomUUID().replaceAll('-', '')}`;
const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
await admin.unsafe(`create database ${name}`);
const url = new URL(serverUrl);
url.pathname = `/${name}`;
const database = await openPostgres(url.href);
try {
  await fill(database.db);
  await measure(database.db);
} finally {
  await database.close();
  await admin.unsafe(`drop database ${name} with (force)`);
  await admin.end();
  await own?.stop();
}

/** Sells one website only in the first weeks: rare, old orders are the slowest to find. */
async function fill(db: Db): Promise<void> {
  const titles = [
    'Saltmarsh',
    'Crane & Hollis',
    'Ebbe',
    'Ines Varga',
    'Rye & Ember',
    'Old Harbour',
  ];
  for (const title of titles) {
    await db.execute(
      sql`insert into products (title, description, demo_url, monthly_price) values (${title}, ${title}, '/', 19)`,
    );
  }
  await timed(`filling ${size} orders and their ledger`, async () => {
    await db.transaction(async (tx) => {
      // The totals are computed once afterwards, as in the migration.
      for (const table of ['orders', 'payments']) {
        await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      }
      await tx.execute(manyOrders());
      await tx.execute(sql`
        insert into mrr_events (order_id, kind, monthly_cents, occurred_at)
        select id, 'started', (total_monthly_amount * 100)::bigint, paid_at
        from orders where paid_at is not null
        union all
        select id, 'ended', -(total_monthly_amount * 100)::bigint, paid_at + interval '90 days'
        from orders where paid_at is not null and status = 'cancelled'`);
      await tx.execute(sql`analyze orders`);
      await tx.execute(sql`
        insert into payments (order_id, kind, provider_id, amount, occurred_at)
        select id, 'paid', 'in_' || id, total_monthly_amount, paid_at from orders where paid_at is not null`);
      for (const table of ['orders', 'payments']) {
        await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
      }
    });
  });
  await timed('summing everything by a scan', () =>
    db.execute(
      sql`insert into totals (name, part, count, amount) select name, part, count, amount from counted_totals`,
    ),
  );
  await db.execute(sql`vacuum analyze`);
}

function manyOrders() {
  return sql`
  insert into orders (order_id, product_id, product_title, customer_name, customer_email,
    support_package, monthly_product_price, total_monthly_amount, interval_product_price,
    interval_total, payment_status, status, subscription_status, paid_at, delivered_at,
    terms_version, accepted_at, created_at)
  select 'ACC-2026-' || n, product, (select title from products where id = product),
    first_name || ' ' || last_name, lower(first_name) || n % 1000 || '@' || lower(last_name) || '.example',
    (array['none', 'regular', 'expansion', 'migration'])[1 + n % 4], 19, 19 + n % 90, 19, 19,
    case when is_paid then 'paid' else 'pending' end,
    case when not is_paid then 'pending' when n % 500 = 1 then 'in_progress'
      when n % 10 = 1 then 'cancelled' else 'delivered' end,
    case when is_paid then 'active' else 'pending' end,
    case when is_paid then at end, case when is_paid then at + interval '31 hours' end,
    'v', at, at
  from (
    select n, n % 3 <> 0 as is_paid, now() - (${size}::int - n) * interval '1 minute' as at,
      case when n < ${size}::int / 20 then 6 else 1 + n % 5 end as product,
      (array['Ada', 'Grace', 'Mara', 'Ivo', 'Lena', 'Noor', 'Kofi', 'Yuki', 'Elif', 'Hugo', 'Aino'])[1 + n % 11] as first_name,
      (array['Lovelace', 'Hopper', 'Lindqvist', 'Okafor', 'Tanaka', 'Demir', 'Novak'])[1 + n % 7] || n % 997 as last_name
    from generate_series(1, ${size}::int) n
  ) numbered`;
}

async function measure(db: Db): Promise<void> {
  const list = createOrders({ db, now: () => new Date() });
  const read = (query: Partial<OrderListQuery>) =>
    list.list({ limit: 50, sort: 'createdAt:desc', ...query });
  const deep = await read({ limit: 1 });
  const cases: [string, Partial<OrderListQuery>][] = [
    ['first page', {}],
    ['second page', { cursor: deep.next ?? '' }],
    ['the newest thousand', { limit: 1000 }],
    ['by amount', { sort: 'totalAmount:desc' }],
    ['by name', { sort: 'customerName:asc' }],
    ['a rare status', { status: 'in_progress' }],
    ['a rare status by name', { status: 'in_progress', sort: 'customerName:asc' }],
    ['search: one order', { q: `ACC-2026-${Math.floor(size / 2)}` }],
    ['search: a name', { q: 'lindqvist412' }],
    ['search: two words', { q: 'grace ebbe' }],
    ['search: a fifth of all', { q: 'saltmarsh' }],
    ['search: only the oldest', { q: 'old harbour' }],
    ['search: two letters', { q: 'zq' }],
    ['search: nothing', { q: 'no such customer' }],
    [
      'search within a status, by name',
      { q: 'okafor', status: 'cancelled', sort: 'customerName:desc' },
    ],
  ];
  for (const [what, query] of cases) await repeated(what, () => read(query));
  await middle(read);
  const analytics = createAnalytics({ db });
  await repeated('the four tiles', () => analytics.figures());
  await repeated('the revenue summary', () => analytics.revenue());
  const dayMs = 24 * 60 * 60_000;
  for (const metric of seriesMetrics) {
    for (const [interval, days] of [
      ['day', 30],
      ['month', 365],
    ] as const) {
      const to = new Date();
      const from = new Date(to.getTime() - days * dayMs);
      await repeated(`${metric}, ${days} days by ${interval}`, () =>
        analytics.series({ metric, from, to, interval }),
      );
    }
  }
  await timed('1000 tickets, one by one, counted', async () => {
    for (let n = 0; n < 1000; n++) {
      const words = { email: 'a@b.example', subject: 'S', message: 'M' };
      await db.insert(supportTickets).values({ ticketId: `TKT-${n}`, ...words });
    }
  });
  await repeated('the sums, with what is to be folded', () => readTotals(db));
  await timed('folding', () => foldTotals(db));
  await repeated('the sums, folded', () => readTotals(db));
}

/** Reads a page from the middle of the list by its cursor. */
async function middle(read: (query: Partial<OrderListQuery>) => Promise<unknown>): Promise<void> {
  const at = new Date(Date.now() - (size / 2) * 60_000).toISOString();
  const cursor = Buffer.from(JSON.stringify(['createdAt:desc', at, size / 2])).toString(
    'base64url',
  );
  await repeated('a page from the middle', () => read({ cursor }));
}

async function repeated(what: string, work: () => Promise<unknown>): Promise<void> {
  await work();
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  times.sort((one, other) => one - other);
  console.info(
    `${what.padEnd(44)} ${times[2]?.toFixed(1).padStart(9)} ms, at worst ${times[4]?.toFixed(1)} ms`,
  );
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.info(`${what.padEnd(44)} ${(performance.now() - startedAt).toFixed(1).padStart(9)} ms`);
}
