import { beforeAll, expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const client = databaseBefore('roles');

async function rows(statement: string) {
  return (await client().query(statement))?.rows;
}

beforeAll(async () => {
  await client().exec(`
    insert into customers (id, email, is_admin) values
      ('ada', 'ada@example.com', true), ('grace', 'grace@example.com', false);
  `);
  await applyRemainingMigrations(client());
}, 60_000);

test('makes every admin an owner, and gives customers no role', async () => {
  expect(await rows('select id, role from customers order by id')).toEqual([
    { id: 'ada', role: 'owner' },
    { id: 'grace', role: null },
  ]);
});

test.each([
  `update customers set is_admin = true where id = 'grace'`,
  `update customers set role = null where id = 'ada'`,
  `update customers set role = 'king' where id = 'ada'`,
])('refuses an admin without a role and a role without an admin: %s', async (statement) => {
  await expect(rows(statement)).rejects.toThrow('customers_');
});
