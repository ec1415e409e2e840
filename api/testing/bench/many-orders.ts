import { sql } from 'drizzle-orm';
import type { Database, Db } from '#db/client';
import { createPool } from '#db/pool';
import { openPostgres } from '#db/postgres';

const titles = ['Saltmarsh', 'Crane & Hollis', 'Ebbe', 'Ines Varga', 'Rye & Ember', 'Old Harbour'];

const triggered = [
  'mrr_events',
  'orders',
  'payments',
  'renewal_failures',
  'support_tickets',
  'ticket_messages',
];

export type OrderDatabase = Database & { url: string; count: number };

/** Creates a database of so many orders on a server. */
export async function openManyOrders(serverUrl: string, count: number): Promise<OrderDatabase> {
  const url = new URL(serverUrl);
  url.pathname = `/orders_${count}`;
  const admin = createPool(serverUrl, 1);
  await admin.query(`create database orders_${count}`);
  await admin.end();
  const database = await openPostgres(url.href);
  await fillOrders(database.db, count);
  return { ...database, url: url.href, count };
}

/**
 * Fills an empty database with so many orders, their payments and stages, live websites for half of
 * those delivered, and a ticket for every tenth order.
 * Indexes are built and sums computed once afterwards, as that is faster.
 */
export async function fillOrders(db: Db, count: number): Promise<void> {
  for (const title of titles) {
    await db.execute(
      sql`insert into products (title, description, demo_url, monthly_price) values (${title}, ${title}, '/', 19)`,
    );
  }
  await db.transaction(async (tx) => {
    const indexes = await tx
      .select({ name: sql<string>`indexname`, create: sql<string>`indexdef` })
      .from(sql`pg_indexes`)
      .where(sql`tablename = 'orders' and indexdef not like 'CREATE UNIQUE %'`);
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
    await setTriggers(tx, 'disable');
    await tx.execute(manyOrders(count));
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    for (const { create } of indexes) await tx.execute(sql.raw(create));
    await tx.execute(sql`
      insert into mrr_events (order_id, kind, monthly_cents, occurred_at)
      select id, 'started', (total_monthly_amount * 100)::bigint, paid_at
      from orders where paid_at is not null
      union all
      select id, 'ended', -(total_monthly_amount * 100)::bigint, ended_at
      from orders where paid_at is not null and ended_at is not null`);
    // Each customer of this shop has one subscription.
    await tx.execute(sql`
      update mrr_events set cohort_at = paid_at,
        movement = case kind when 'started' then 'new' else 'churned' end
      from orders where orders.id = mrr_events.order_id`);
    await tx.execute(sql`
      insert into payments
        (order_id, kind, provider_id, amount, discount, occurred_at, support_package)
      select id, kind, kind || id, amount, discount, paid_at, support_package
      from orders cross join lateral (values
        ('paid', total_monthly_amount, case when id % 20 = 0 then 1.00 else 0.00 end),
        ('refund', 1.00, 0.00)) moved (kind, amount, discount)
      where paid_at is not null and (kind = 'paid' or id % 50 = 0)`);
    await tx.execute(sql`
      insert into renewal_failures (order_id, amount_cents, failed_at, recovered_at)
      select id, 1900, paid_at, case when id % 70 = 0 then paid_at end
      from orders where paid_at is not null and id % 35 = 0`);
    await tx.execute(sql`
      insert into order_stages (order_id, stage, entered_at)
      select orders.id, entered.stage, paid_at + after from orders cross join (values
        ('requirements', interval '0'), ('development', interval '3 hours'),
        ('review', interval '25 hours'), ('release', interval '30 hours')) entered (stage, after)
      where delivered_at is not null
      order by orders.id, after`);
    await tx.execute(sql`
      insert into site_checks (order_id, url, due_at, checked_at)
      select id, live_url, now() + random() * interval '1 hour', now() from orders
      where live_url is not null`);
    await tx.execute(sql`
      insert into support_tickets
        (ticket_id, email, subject, message, customer_type, priority, created_at,
          first_answered_at)
      select 'TKT-' || id, customer_email, 'How do I change a price?', '',
        case when id % 20 = 0 then 'new' else 'existing' end,
        case when id % 70 = 0 then 'urgent' else 'medium' end, created_at,
        created_at + interval '50 minutes'
      from orders where id % 10 = 0`);
    await tx.execute(sql`
      insert into ticket_messages (ticket_id, side, message, created_at)
      select support_tickets.id, side, '', created_at + wait
      from support_tickets cross join (values
        ('customer', interval '0'), ('shop', interval '50 minutes')) said (side, wait)
      order by support_tickets.id, wait`);
    await setTriggers(tx, 'enable');
    await tx.execute(sql`
      insert into totals (name, part, count, amount)
      select name, part, count, amount from counted_totals
      union all select name, part, count, amount from counted_days`);
    await tx.execute(sql`
      insert into people (customer_id, email, name, phone, orders, tickets, active_subscriptions,
        paid_cents, created_at)
      select customer_id, email, name, phone, orders, tickets, active_subscriptions, paid_cents,
        created_at from counted_people`);
  });
  await db.execute(sql`vacuum analyze`);
}

async function setTriggers(tx: Db, act: 'disable' | 'enable'): Promise<void> {
  for (const table of triggered) {
    await tx.execute(sql.raw(`alter table ${table} ${act} trigger user`));
  }
}

/** Sells one website only in the first weeks: rare, old orders are the slowest to find. */
function manyOrders(count: number) {
  return sql`
  insert into orders (order_id, product_id, product_title, customer_name, customer_email,
    support_package, monthly_product_price, total_monthly_amount, interval_product_price,
    interval_total, payment_status, status, subscription_status, paid_at, delivered_at,
    live_url, past_due_since, ended_at, terms_version, accepted_at, created_at,
    customer_phone, card_brand, card_last4)
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
    'v', at, at,
    '+1 (' || 200 + n % 700 || ') ' || 200 + n % 797 || '-' || to_char(n * 7 % 10000, 'FM0000'),
    case when is_paid then 'visa' end,
    case when is_paid then to_char(n % 10000 * 7919 % 10000, 'FM0000') end
  from (
    select n, n % 3 <> 0 as is_paid,
      now() - (${count}::int - n) * interval '1 minute' as at,
      case when n < ${count}::int / 20 then 6 else 1 + n % 5 end as product,
      (array['Ada', 'Grace', 'Mara', 'Ivo', 'Lena', 'Noor', 'Kofi', 'Yuki', 'Elif', 'Hugo', 'Aino'])[1 + n % 11] as first_name,
      (array['Lovelace', 'Hopper', 'Lindqvist', 'Okafor', 'Tanaka', 'Demir', 'Novak'])[1 + n % 7] || n % 997 as last_name
    from generate_series(1, ${count}::int) n
  ) numbered`;
}
