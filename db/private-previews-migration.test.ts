import { beforeAll, expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const client = databaseBefore('private_previews');

async function rows(statement: string) {
  return (await client().query(statement))?.rows;
}

beforeAll(async () => {
  await client().exec(`
    insert into products (title, description, demo_url, monthly_price) values ('a', 'b', '/', 50);
    insert into orders (
      order_id, product_id, customer_name, customer_email, product_title, support_package,
      monthly_product_price, total_monthly_amount, interval_product_price, interval_total,
      terms_version, accepted_at, preview_url
    )
    select 'of ' || email, id, 'a', email, 'a', 'none', 50, 50, 50, 50, '1', now(),
      'https://ada.example/'
    from products, (values ('erased'), ('ada@example.com')) as buyer (email);
    insert into review_rounds (order_id, number, preview_url)
      select id, 1, preview_url from orders;
    insert into audit_entries (actor_id, actor_name, verb, subject_id, subject_name, changes) values
      (1, 'Grace', 'order.stage_changed', 1, 'ACC-2026-0001', '[
        {"field": "stage", "before": "development", "after": "review"},
        {"field": "previewUrl", "before": null, "after": "https://ada.example/"},
        {"field": "assignedTo", "before": null, "after": "Grace"}
      ]'),
      (1, 'Grace', 'product.changed', 1, 'Saltmarsh', '[
        {"field": "demoUrl", "before": "/", "after": "https://demo.example/"}
      ]');
  `);
  await applyRemainingMigrations(client());
}, 60_000);

test('removes the addresses of previews from the audit log, and nothing else', async () => {
  expect(await rows('select changes from audit_entries order by id')).toEqual([
    {
      changes: [
        { field: 'stage', before: 'development', after: 'review' },
        { field: 'previewUrl', before: null, after: null },
        { field: 'assignedTo', before: null, after: 'Grace' },
      ],
    },
    { changes: [{ field: 'demoUrl', before: '/', after: 'https://demo.example/' }] },
  ]);
});

test('keeps the audit log append-only', async () => {
  await expect(rows('delete from audit_entries')).rejects.toThrow('append-only');
  await expect(rows(`update audit_entries set changes = '[]'`)).rejects.toThrow('append-only');
});

test('removes the previews of erased customers only', async () => {
  expect(
    await rows(`
      select customer_email as email, orders.preview_url as preview, review_rounds.preview_url as shown
      from orders join review_rounds on review_rounds.order_id = orders.id order by orders.id desc`),
  ).toEqual([
    { email: 'ada@example.com', preview: 'https://ada.example/', shown: 'https://ada.example/' },
    { email: 'erased', preview: null, shown: 'Erased' },
  ]);
});
