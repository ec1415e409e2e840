import { beforeAll, expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const client = databaseBefore('order_flags');

beforeAll(async () => {
  await client().exec(`
    insert into products (title, description, demo_url, monthly_price) values ('a', 'b', '/', 50);
    insert into orders (
      order_id, product_id, customer_name, customer_email, product_title, support_package,
      monthly_product_price, total_monthly_amount, interval_product_price, interval_total,
      terms_version, accepted_at, updated_at, payment_flags, settled_flags
    )
    select word, (select id from products), 'a', 'a@b.example', 'a', 'none',
      50, 50, 50, 50, '1', now(), '2026-05-05Z', open::jsonb, settled::jsonb
    from (values
      ('every', '[
        "Paid a second time through cs_1",
        "cs_2 is no subscription",
        "cs_3 is in another currency",
        "cs_4 is of another amount",
        "Paid through cs_5 when it could not be",
        "Refund re_6 came back: no bank took it"
      ]', '[]'),
      ('settled', '["Refund re_2 came back: no bank took it"]', '[
        {"text": "Refund re_1 came back: no bank took it", "settledAt": "2026-02-02T10:00:00.123Z"},
        {"text": "Paid a second time through cs_1", "settledAt": "2026-03-03T10:00:00.000Z"}
      ]'),
      ('unknown', '[
        "Paid twice",
        "cs_1 is of another amount, ask Ada",
        "Refund re_1\\nre_2 came back: no bank took it",
        ""
      ]', '[{"text": "שולם \\"twice\\"", "settledAt": "2026-02-02T10:00:00.000Z"}]'),
      ('both', '["cs_1 is of another amount"]',
        '[{"text": "cs_1 is of another amount", "settledAt": "2026-02-02T10:00:00.000Z"}]'),
      ('none', '[]', '[]')
    ) as old (word, open, settled);`);
  await applyRemainingMigrations(client());
}, 60_000);

async function flagsOf(order: string) {
  const result = await client().query(
    `select code, params, to_char(settled_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as settled
     from order_flags join orders on orders.id = order_flags.order_id
     where orders.order_id = $1 order by order_flags.id`,
    [order],
  );
  return result?.rows;
}

test('converts every known sentence into its code and parameters', async () => {
  expect(await flagsOf('every')).toEqual([
    { code: 'duplicate_payment', params: { sessionId: 'cs_1' }, settled: null },
    { code: 'not_a_subscription', params: { sessionId: 'cs_2' }, settled: null },
    { code: 'currency_mismatch', params: { sessionId: 'cs_3' }, settled: null },
    { code: 'amount_mismatch', params: { sessionId: 'cs_4' }, settled: null },
    { code: 'unexpected_payment', params: { sessionId: 'cs_5' }, settled: null },
    { code: 'refund_failed', params: { refundId: 're_6' }, settled: null },
  ]);
});

test('keeps settled flags settled at their recorded time', async () => {
  expect(await flagsOf('settled')).toEqual([
    { code: 'refund_failed', params: { refundId: 're_2' }, settled: null },
    { code: 'refund_failed', params: { refundId: 're_1' }, settled: '2026-02-02 10:00:00.123' },
    {
      code: 'duplicate_payment',
      params: { sessionId: 'cs_1' },
      settled: '2026-03-03 10:00:00.000',
    },
  ]);
});

test('keeps an unknown sentence word for word', async () => {
  expect(await flagsOf('unknown')).toEqual([
    { code: 'other', params: { text: 'Paid twice' }, settled: null },
    { code: 'other', params: { text: 'cs_1 is of another amount, ask Ada' }, settled: null },
    {
      code: 'other',
      params: { text: 'Refund re_1\nre_2 came back: no bank took it' },
      settled: null,
    },
    { code: 'other', params: { text: '' }, settled: null },
    { code: 'other', params: { text: 'שולם "twice"' }, settled: '2026-02-02 10:00:00.000' },
  ]);
});

test('keeps a flag open if it was both open and settled', async () => {
  expect(await flagsOf('both')).toEqual([
    { code: 'amount_mismatch', params: { sessionId: 'cs_1' }, settled: null },
  ]);
});

test('dates a flag no later than its settlement or its order’s last change', async () => {
  const result = await client().query(
    `select to_char(raised_at at time zone 'UTC', 'MM-DD') as day
     from order_flags join orders on orders.id = order_flags.order_id
     where orders.order_id = 'settled' order by order_flags.id`,
  );
  expect(result?.rows).toEqual([{ day: '05-05' }, { day: '02-02' }, { day: '03-03' }]);
});

test('does not raise a flag again that was settled as a sentence', async () => {
  const result = await client().query(
    `insert into order_flags (order_id, code, params)
     select id, 'refund_failed', '{"refundId": "re_1"}' from orders where order_id = 'settled'
     on conflict do nothing returning id`,
  );
  expect(result?.rows).toEqual([]);
});

test('adds no flags to an order without any', async () => {
  expect(await flagsOf('none')).toEqual([]);
});
