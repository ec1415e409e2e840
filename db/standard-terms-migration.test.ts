import { beforeAll, expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const client = databaseBefore('standard_terms');

async function rows(statement: string) {
  return (await client().query(statement))?.rows;
}

beforeAll(async () => {
  await client().exec(`
    insert into products (title, description, demo_url, monthly_price) values ('a', 'b', '/', 50);
    insert into orders (
      order_id, product_id, customer_name, customer_email, product_title, support_package,
      monthly_product_price, total_monthly_amount, interval_product_price, interval_total,
      terms_version, accepted_at, paid_at
    )
    select 'sold', id, 'a', 'a@b.example', 'a', 'none', 50, 50, 50, 50, '1', now(), '2026-01-01Z'
    from products;
    insert into plan_changes (
      order_id, billing_interval, support_package, interval_product_price,
      interval_support_price, subscription_id, items, status
    )
    select orders.id, 'month', 'none', 50, 0, 'sub_1', '[]', old.status
    from orders, (values ('made'), ('refused'), ('pending')) as old (status);
    insert into sessions (sid, expire, sess) values
      ('admin', '2027-01-01Z', '{"userId": 1, "view": {"customerId": "ada", "endsAt": "2026-01-01"}}'),
      ('other', '2027-01-01Z', '{"userId": 2}');
  `);
  await applyRemainingMigrations(client());
}, 60_000);

test('keeps recurring revenue events and their numbering', async () => {
  await client().exec(`update orders set ended_at = '2026-02-02Z'`);
  expect(
    await rows('select id, kind, monthly_cents::int as cents from mrr_events order by id'),
  ).toEqual([
    { id: 1, kind: 'started', cents: 5000 },
    { id: 2, kind: 'ended', cents: -5000 },
  ]);
});

test('marks completed plan changes as applied', async () => {
  expect(await rows('select status from plan_changes order by id')).toEqual([
    { status: 'applied' },
    { status: 'refused' },
    { status: 'pending' },
  ]);
});

test('keeps admins impersonating the same customer', async () => {
  expect(await rows('select sess from sessions order by sid')).toEqual([
    {
      sess: { userId: 1, impersonation: { customerId: 'ada', endsAt: '2026-01-01' } },
    },
    { sess: { userId: 2 } },
  ]);
});

test('keeps the audit log append-only', async () => {
  await expect(rows('delete from audit_entries')).rejects.toThrow('append-only');
});

test('leaves no old names in the schema', async () => {
  expect(
    await rows(`
      select relname as name from pg_class where relname like '%subscription_movements%'
      union all
      select conname from pg_constraint
      where conname like '%subscription_movements%' and contype <> 'n'
      union all
      select proname from pg_proc
      where prosrc like '%subscription_movements%' or prosrc like '%''catalogue''%'
    `),
  ).toEqual([]);
});
