import { expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const client = databaseBefore('series_and_demo_checks');

test('records the end of subscriptions that ended before MRR events existed', async () => {
  await client().exec(`
    insert into products (title, description, demo_url, monthly_price) values ('a', 'b', '/', 50);
    insert into orders (
      order_id, product_id, customer_name, customer_email, product_title, support_package,
      monthly_product_price, total_monthly_amount, interval_product_price, interval_total,
      terms_version, accepted_at, paid_at, updated_at, subscription_status, cancel_at, ended_at
    )
    select word, (select id from products), 'a', 'a@b.example', 'a', 'none',
      50, 50, 50, 50, '1', now(), paid, '2026-09-09Z', status, cancel, ended
    from (values
      ('runs', '2026-01-01Z'::timestamptz, 'active', null::timestamptz, null::timestamptz),
      ('will end', '2026-01-01Z', 'active', '2026-12-01Z', null),
      ('ended', '2026-01-01Z', 'cancelled', '2026-03-03Z', '2026-02-02Z'),
      ('to end', '2026-01-01Z', 'cancelled', '2026-03-03Z', null),
      ('gone', '2026-01-01Z', 'cancelled', null, null),
      ('unpaid', null, 'cancelled', null, null)
    ) as old (word, paid, status, cancel, ended)`);
  await applyRemainingMigrations(client());
  const { rows } = await client().query(`
    select o.order_id as order, m.monthly_cents::int as cents,
      to_char(m.occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from mrr_events m join orders o on o.id = m.order_id
    where m.kind = 'ended' order by 3`);
  expect(rows).toEqual([
    { order: 'ended', cents: -5000, day: '2026-02-02' },
    { order: 'to end', cents: -5000, day: '2026-03-03' },
    { order: 'gone', cents: -5000, day: '2026-09-09' },
  ]);
  const started = await client().query(
    `select count(*)::int as of from mrr_events where kind = 'started'`,
  );
  expect(started.rows).toEqual([{ of: 5 }]);
});
