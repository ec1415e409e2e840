import { expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const client = databaseBefore('daily_totals');

test('totals by day what was sold, refunded and asked before', async () => {
  await client().exec(`
    insert into products (title, description, demo_url, monthly_price) values ('a', 'b', '/', 50);
    insert into orders (
      order_id, product_id, customer_name, customer_email, product_title, support_package,
      monthly_product_price, total_monthly_amount, interval_product_price, interval_total,
      terms_version, accepted_at, paid_at, ended_at
    ) values ('o', (select id from products), 'a', 'a@b.example', 'a', 'none',
      50, 50, 50, 50, '1', now(), '2026-01-01T23:59:59Z', '2026-02-02Z');
    insert into payments (order_id, kind, provider_id, amount, occurred_at)
    select id, kind, kind, amount, '2026-01-02Z' from orders,
      (values ('paid', 50), ('refund', 20), ('dispute', 50)) as moved (kind, amount);
    insert into support_tickets (ticket_id, email, subject, message, suspected_spam, created_at)
    values ('t', 'a@b.example', 'S', 'M', false, '2026-01-02Z'),
      ('u', 'a@b.example', 'S', 'M', true, '2026-01-02Z')`);
  await applyRemainingMigrations(client());
  const { rows } = await client().query(`
    select name, part, count::int, amount::int from totals
    where name in ('ended_by_day', 'revenue_by_day', 'started_by_day', 'tickets_by_day')
    order by 1`);
  expect(rows).toEqual([
    { name: 'ended_by_day', part: '2026-02-02', count: 1, amount: -5000 },
    { name: 'revenue_by_day', part: '2026-01-02', count: 2, amount: 3000 },
    { name: 'started_by_day', part: '2026-01-01', count: 1, amount: 5000 },
    { name: 'tickets_by_day', part: '2026-01-02', count: 1, amount: 0 },
  ]);
});
