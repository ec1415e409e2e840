import { beforeAll, expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const client = databaseBefore('people');

beforeAll(async () => {
  await client().exec(`
    insert into customers (id, email, first_name, last_name) values
      ('ada', 'ada@example.com', 'Ada', 'Lovelace'), ('erased', null, 'Erased', null);
    insert into products (title, description, demo_url, monthly_price) values ('a', 'b', '/', 50);
    insert into orders (
      order_id, product_id, customer_id, customer_name, customer_email, customer_phone,
      product_title, support_package, monthly_product_price, total_monthly_amount,
      interval_product_price, interval_total, terms_version, accepted_at, subscription_status
    )
    select 'of ' || number, products.id, account, name, email, phone, 'a', 'none', 50, 50, 50, 50,
      '1', now(), status
    from products, (values
      (1, 'ada', 'A.', 'ada@example.com', null, 'active'),
      (2, null, 'Bob', 'Bob@example.com', '555 1234', 'cancelled'),
      (3, null, 'Robert', 'bob@example.com', null, 'past_due'),
      (4, null, 'Erased', 'erased', null, 'cancelled')
    ) as buyer (number, account, name, email, phone, status);
    insert into payments (order_id, kind, provider_id, amount, occurred_at)
    select id, kind, order_id || kind, amount, now() from orders,
      (values ('paid', 50), ('refund', 20)) as moved (kind, amount) where order_id = 'of 2';
    insert into support_tickets (ticket_id, email, subject, message)
    values ('t', 'eve@example.com', 'S', 'M')`);
  await applyRemainingMigrations(client());
}, 60_000);

test('knows everyone from before, and no one who was erased', async () => {
  const { rows } = await client().query(`
    select customer_id, email, name, phone, orders, tickets, active_subscriptions as active,
      paid_cents::int as paid from people order by email`);
  expect(rows).toEqual([
    {
      ...{ customer_id: 'ada', email: 'ada@example.com', name: 'Ada Lovelace', phone: null },
      ...{ orders: 1, tickets: 0, active: 1, paid: 0 },
    },
    {
      ...{ customer_id: null, email: 'bob@example.com', name: 'Robert', phone: '555 1234' },
      ...{ orders: 2, tickets: 0, active: 1, paid: 3000 },
    },
    {
      ...{ customer_id: null, email: 'eve@example.com', name: '', phone: null },
      ...{ orders: 0, tickets: 1, active: 0, paid: 0 },
    },
  ]);
});
