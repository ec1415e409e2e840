import { beforeAll, expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const client = databaseBefore('catalog_order');

beforeAll(async () => {
  await client().exec(`
    insert into products (title, description, demo_url, monthly_price, created_at) values
      ('newest', 'b', '/', 50, '2026-01-03Z'), ('oldest', 'b', '/', 50, '2026-01-01Z'),
      ('older', 'b', '/', 50, '2026-01-02Z');`);
  await applyRemainingMigrations(client());
}, 60_000);

test('keeps the newest products first, and a new one before them', async () => {
  await client().exec(`
    insert into products (title, description, demo_url, monthly_price) values ('new', 'b', '/', 5)`);
  const result = await client().query('select title from products order by position desc');
  expect(result?.rows.map((row) => (row as { title: string }).title)).toEqual([
    'new',
    'newest',
    'older',
    'oldest',
  ]);
});
