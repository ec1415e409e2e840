import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { MigrationRefused } from '#db/migrate';
import { openPostgres } from '#db/postgres';
import { testDatabase } from '#db/testing/database';
import { explainStartError } from './explain-start-error.ts';

const database = testDatabase();
const password = 'tern-ladder-91-quay';

const failure = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => 'it did not fail',
    (error) => error,
  );

test('names the setting of an unreachable database without its password', async () => {
  const error = await failure(openPostgres(`postgres://shop:${password}@127.0.0.1:1/shop`));
  const said = explainStartError(error, 3000);
  expect(said).toContain('the database isn’t responding (ECONNREFUSED)');
  expect(said).toContain('DATABASE_URL');
  expect(said).not.toContain(password);
});

test('shows the database’s reason for a failed query without its parameters', async () => {
  const query = sql`select ${password}::text from no_such_table`;
  const said = explainStartError(await failure(database().db.execute(query)), 3000);
  expect(said).toBe(
    'The shop can’t start: the database reported: relation "no_such_table" does not exist (SQLSTATE 42P01).',
  );
});

test('does not repeat a value that the database quotes', async () => {
  const said = explainStartError(
    await failure(database().db.execute(sql`select ${password}::text::int`)),
    3000,
  );
  expect(said).toContain('SQLSTATE 22P02');
  expect(said).not.toContain(password);
});

test('doesn’t blame the database for a read-only disk', () => {
  const message = "EROFS: read-only file system, open '/var/lib/shop/holder.pid'";
  const error = Object.assign(new Error(message), { code: 'EROFS', syscall: 'open' });
  expect(explainStartError(error, 3000)).toBe(`The shop can’t start: ${message}`);
});

test('reports a refused password', () => {
  const refused = Object.assign(new Error('password authentication failed for user "shop"'), {
    code: '28P01',
  });
  const said = explainStartError(new Error('Failed query', { cause: refused }), 3000);
  expect(said).toContain('rejected the user name or password in DATABASE_URL');
});

test('passes on an error that already explains what to do', () => {
  const sentence = 'Start the newer version.';
  expect(explainStartError(new MigrationRefused(sentence), 3000)).toBe(sentence);
});

test('shows an address without its password', () => {
  const error = Object.assign(new Error(`postgres://shop:${password}@db cannot be parsed`), {
    code: 'ERR_INVALID_URL',
  });
  expect(explainStartError(error, 3000)).toBe(
    'The shop can’t start: postgres://…@db cannot be parsed',
  );
});

test('shows the location of a bug', () => {
  expect(explainStartError(new Error('no such thing'), 3000)).toContain(
    'explain-start-error.test.ts',
  );
});
