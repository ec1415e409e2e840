import { sql } from 'drizzle-orm';
import { createOrders } from '#api/commerce/orders/service';
import type { OrderListQuery } from '#contract/order-list';
import type { Db } from '#db/client';
import { createPool } from '#db/pool';
import { openPostgres } from '#db/postgres';

const titles = 'Saltmarsh, Crane & Hollis, Ebbe, Ines Varga, Rye & Ember, Old Harbour';

export type Query = Partial<OrderListQuery>;
export type OrderDatabase = Awaited<ReturnType<typeof openManyOrders>>;

/** Creates a database of so many orders on a server. */
export async function openManyOrders(serverUrl: string, count: number) {
  const admin = createPool(serverUrl, 1);
  await admin.query(`create database orders_${count}`);
  await admin.end();
  const database = await openPostgres(new URL(`/orders_${count}`, serverUrl).href);
  await fillOrders(database.db, count);
  const orders = createOrders({ db: database.db, now: () => new Date() });
  const read = (query: Query) => orders.list({ limit: 50, sort: 'createdAt:desc', ...query });
  return { ...database, count, label: `${count.toLocaleString('en-US')} orders`, read };
}

/**
 * Fills an empty database with so many orders and their payments. Indexes are built and sums
 * computed once afterwards, as that is faster.
 */
export async function fillOrders(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into products (title, description, demo_url, monthly_price)
    select title, title, '/', 19 from unnest(string_to_array(${titles}, ', ')) title`);
  await db.transaction(async (tx) => {
    const indexes = await tx
      .select({ name: sql<string>`indexname`, create: sql<string>`indexdef` })
      .from(sql`pg_indexes`)
      .where(sql`tablename = 'orders' and indexdef not like 'CREATE UNIQUE %'`);
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(manyOrders(count));
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    for (const { create } of indexes) await tx.execute(sql.raw(create));
    await tx.execute(sql`
      insert into mrr_events (order_id, kind, monthly_cents, occurred_at, cohort_at, movement)
      select id, 'started', (total_monthly_amount * 100)::bigint, paid_at, paid_at, 'new'
      from orders where paid_at is not null`);
    await tx.execute(sql`
      insert into payments (order_id, kind, provider_id, amount, discount, occurred_at,
        support_package)
      select id, 'paid', 'paid' || id, total_monthly_amount, 0, paid_at, support_package
      from orders where paid_at is not null`);
    await tx.execute(sql`
      insert into totals (name, part, count, amount)
      select name, part, count, amount from counted_totals
      union all select name, part, count, amount from counted_days`);
  });
  await db.execute(sql`vacuum analyze`);
}

/** Sells one website only in the first weeks: rare, old orders are the slowest to find. */
function manyOrders(count: number) {
  return sql`
  insert into orders (order_id, product_id, product_title, customer_name, customer_email,
    support_package, monthly_product_price, total_monthly_amount, interval_product_price,
    interval_total, payment_status, status, subscription_status, paid_at, delivered_at,
    live_url, past_due_since, ended_at, terms_version, accepted_at, created_at)
  select 'ACC-2026-' || n, product, (select title from products where id = product),
    first_name || ' ' || last_name, lower(first_name) || n % 1000 || '@' || lower(last_name) || '.example',
    (array['none', 'regular', 'expansion', 'migration'])[1 + n % 4], 19, 19 + n % 90, 19, 19,
    case when is_paid then 'paid' else 'pending' end,
    case when not is_paid then 'pending' when n % 500 = 1 then 'in_progress'
      when n % 10 = 1 then 'cancelled' else 'delivered' end,
    case when is_paid then 'active' else 'pending' end,
    case when is_paid then at end,
    case when is_paid and n % 500 <> 1 then at + interval '31 hours' end,
    case when is_paid and n % 500 <> 1 and n % 2 = 0 then 'https://site-' || n || '.example/' end,
    case when is_paid and n % 300 = 7 then at + interval '40 days' end,
    case when is_paid and n % 10 = 1 and n % 500 <> 1 then least(at + interval '90 days', now()) end,
    'v', at, at
  from (
    select n, n % 3 <> 0 as is_paid,
      now() - (${count}::int - n) * interval '1 minute' as at,
      case when n < ${count}::int / 20 then 6 else 1 + n % 5 end as product,
      (array['Ada', 'Grace', 'Mara', 'Ivo', 'Lena', 'Noor', 'Kofi', 'Yuki', 'Elif', 'Hugo', 'Aino'])[1 + n % 11] as first_name,
      (array['Lovelace', 'Hopper', 'Lindqvist', 'Okafor', 'Tanaka', 'Demir', 'Novak'])[1 + n % 7] || n % 997 as last_name
    from generate_series(1, ${count}::int) n
  ) numbered`;
}
