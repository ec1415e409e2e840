import { beforeAll, expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const client = databaseBefore('versions');

beforeAll(async () => {
  await client().exec(`
    insert into customers (id, email, email_verified_at) values
      ('verified', 'ada@example.com', '2026-01-01Z'), ('unverified', 'eve@example.com', null);
    insert into products (title, description, demo_url, monthly_price) values ('a', 'b', '/', 50);
    insert into orders (
      order_id, product_id, customer_name, customer_email, product_title, support_package,
      monthly_product_price, total_monthly_amount, interval_product_price, interval_total,
      terms_version, accepted_at, paid_at, delivered_at
    )
    select word, (select id from products), 'a', 'a@b.example', 'a', 'none',
      50, 50, 50, 50, '1', now(), '2026-01-01Z', delivered
    from (values ('delivered', '2026-01-02Z'::timestamptz), ('waiting', null))
      as old (word, delivered);
    insert into support_tickets (ticket_id, email, customer_id, subject, message) values
      ('own', 'Ada@example.com', 'verified', 's', 'm'),
      ('other', 'ceo@example.com', 'verified', 's', 'm'),
      ('unproved', 'eve@example.com', 'unverified', 's', 'm'),
      ('guest', 'guest@example.com', null, 's', 'm'),
      ('replied', 'guest@example.com', null, 's', 'm');
    insert into ticket_messages (ticket_id, side, message, created_at)
    select id, 'customer', 'm', '2026-01-01Z' from support_tickets;
    insert into ticket_messages (ticket_id, side, message, created_at)
    select id, 'customer', 'again', '2026-01-03Z' from support_tickets
    where ticket_id = 'replied';`);
  await applyRemainingMigrations(client());
}, 60_000);

test('counts a previously delivered order as delivered once', async () => {
  const result = await client().query('select order_id, delivery_version from orders order by 1');
  expect(result?.rows).toEqual([
    { order_id: 'delivered', delivery_version: 1 },
    { order_id: 'waiting', delivery_version: 0 },
  ]);
});

test('treats an address as verified if an account or a reply by link verified it', async () => {
  const result = await client().query(`
    select ticket_id, to_char(email_verified_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from support_tickets order by id`);
  expect(result?.rows).toEqual([
    { ticket_id: 'own', day: '2026-01-01' },
    { ticket_id: 'other', day: null },
    { ticket_id: 'unproved', day: null },
    { ticket_id: 'guest', day: null },
    { ticket_id: 'replied', day: '2026-01-03' },
  ]);
});
