import { afterAll, beforeAll, expect, test } from 'bun:test';
import { PGlite } from '@electric-sql/pglite';
import { reuseStatements } from './reuse-statements.ts';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  reuseStatements(client);
}, 60_000);
afterAll(() => client.close());

test('prepares a statement once and executes it with other values', async () => {
  for (const value of ['one', 'two', null]) {
    const { rows, fields } = await client.query('select $1::text as reused', [value]);
    expect(rows).toEqual([{ reused: value }]);
    expect(fields.map(({ name }) => name)).toEqual(['reused']);
  }
  const { rows } = await client.query(
    `select count(*)::int as count from pg_prepared_statements where statement like '%as reused'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('keeps a limited number of statements, and prepares a forgotten one again', async () => {
  for (let number = 0; number < 700; number++) await client.query(`select ${number} as number`);
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  );
  expect(rows[0]?.count).toBe(300);
  expect((await client.query('select 1 as number')).rows).toEqual([{ number: 1 }]);
});

test('parses a statement again after its table has changed, or the server has forgotten it', async () => {
  await client.exec('create table changing (id int); insert into changing values (1)');
  const read = () => client.query('select * from changing');
  await read();
  await client.exec('alter table changing add column name text');
  await expect(read()).rejects.toThrow('must not change result type');
  expect((await read()).rows).toEqual([{ id: 1, name: null }]);
  await client.exec('deallocate all');
  await expect(read()).rejects.toThrow('does not exist');
  expect((await read()).rows).toEqual([{ id: 1, name: null }]);
});

test('executes a statement that failed in a transaction', async () => {
  const divide = (by: number) => client.query('select 6 / $1::int as divided', [by]);
  await expect(divide(0)).rejects.toThrow('division by zero');
  await expect(client.query('select nothing')).rejects.toThrow('does not exist');
  const failed = client.transaction(async (tx) => {
    await tx.query('select 6 / $1::int as divided', [0]).catch(() => {});
    await tx.query('select 6 / $1::int as divided', [2]);
  });
  await expect(failed).rejects.toThrow('current transaction is aborted');
  expect((await divide(3)).rows).toEqual([{ divided: 2 }]);
});
