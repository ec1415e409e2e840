import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import postgres from 'postgres';
import { findConnectionErrorCode } from './connection-error.ts';
import { type Cut, scriptedPostgres } from './testing/scripted-postgres.ts';

/*
 * Tests of the patch for the driver in `patches/`. They fail if an installation has not applied it,
 * and show after an update of the driver whether it is still needed.
 */

let server: Awaited<ReturnType<typeof scriptedPostgres>>;
let sql: postgres.Sql;

beforeEach(async () => {
  server = await scriptedPostgres();
  sql = postgres(server.url, {
    ...{ max: 1, fetch_types: false, connect_timeout: 1 },
    backoff: () => 0.02,
  });
});

afterEach(async () => {
  await sql.end({ timeout: 0 });
  server.stop();
});

/** Returns a failed query's error code. */
async function failure(query: PromiseLike<unknown>) {
  const code = await query.then(
    () => 'it did not',
    (error) => findConnectionErrorCode(error) ?? error,
  );
  return { code };
}

const isLost = { code: expect.stringMatching(/^(CONNECTION_CLOSED|ECONNRESET|57P01)$/) };

const cuts: Cut[] = ['reset', 'end', 'shutdown'];

describe.each(cuts)('a lost connection (%s)', (how) => {
  /** A transaction that loses its connection between two statements. */
  async function interrupted(next: (tx: postgres.TransactionSql) => Promise<unknown>) {
    const begun = Promise.withResolvers<void>();
    const resumed = Promise.withResolvers<void>();
    const later = Promise.withResolvers<unknown>();
    const transaction = failure(
      sql.begin(async (tx) => {
        await tx.unsafe('insert 1');
        begun.resolve();
        await resumed.promise;
        later.resolve(await failure(next(tx)));
      }),
    );
    await begun.promise;
    server.cut(how);
    const outcome = await transaction;
    return {
      outcome,
      resume() {
        resumed.resolve();
        return later.promise;
      },
    };
  }

  test('fails its transaction, and the process keeps running', async () => {
    const { outcome, resume } = await interrupted((tx) => tx.unsafe('insert 2'));
    expect(outcome).toMatchObject(isLost);
    expect(await resume()).toMatchObject(isLost);
    await Bun.sleep(20);
  });

  test('runs no statement of the lost transaction after the reconnect', async () => {
    const { resume } = await interrupted((tx) => tx.unsafe('insert 2'));
    await sql.unsafe('select');
    expect(await resume()).toMatchObject(isLost);
    await sql.unsafe('select');
    expect(server.heard).toEqual([
      ['begin ', 'insert 1'],
      ['select', 'select'],
    ]);
  });

  test('does not affect a later transaction when the lost one ends', async () => {
    const { resume } = await interrupted(async () => {});
    const between = Promise.withResolvers<void>();
    const second = sql.begin(async (tx) => {
      await tx.unsafe('insert 3');
      await between.promise;
      await tx.unsafe('insert 4');
    });
    await resume();
    await Bun.sleep(20);
    between.resolve();
    await second;
    expect(server.heard.at(-1)).toEqual(['begin ', 'insert 3', 'insert 4', 'commit']);
  });

  test('fails the transaction’s waiting statements', async () => {
    const begun = Promise.withResolvers<void>();
    const waiting: Promise<unknown>[] = [];
    const transaction = failure(
      sql.begin(async (tx) => {
        await tx.unsafe('insert 1');
        begun.resolve();
        server.cut(how);
        for (let count = 0; count < 200; count++) {
          waiting.push(failure(tx.unsafe(`insert ${'x'.repeat(1000)}`)));
        }
        await Promise.all(waiting);
      }),
    );
    expect(await transaction).toMatchObject(isLost);
    for (const each of await Promise.all(waiting)) expect(each).toMatchObject(isLost);
  });

  test('is replaced by one connection, even with unsent statements', async () => {
    for (let times = 0; times < 20; times++) {
      await sql.unsafe('select');
      const connections = server.countConnections();
      const before = failure(sql.unsafe('select'));
      server.cut(how);
      await before;
      // Sent before the driver notices the end of the connection.
      await Promise.all([failure(sql.unsafe('select')), Bun.sleep(5)]);
      expect(await failure(sql.unsafe('select'))).toEqual({ code: 'it did not' });
      expect(server.countConnections()).toBe(connections + 1);
    }
  });
});

describe('a transaction has its connection to itself', () => {
  test.each([
    ['by its begin', { max_pipeline: 0 }, 1],
    ['by what waits before it', {}, 100],
  ])('if its pipeline is filled %s', async (_, options, waiting) => {
    const filled = postgres(server.url, { max: 1, fetch_types: false, ...options });
    await filled.unsafe('select');
    const before = Array.from({ length: waiting }, () => filled.unsafe('select').execute());
    const transaction = filled.begin((tx) => tx.unsafe('insert 1'));
    await Promise.all([...before, transaction, filled.unsafe('update')]);
    expect(server.heard.at(-1)?.slice(-4)).toEqual(['begin ', 'insert 1', 'commit', 'update']);
    await filled.end({ timeout: 0 });
  });
});

describe('a server', () => {
  test('that closes each connection at once fails the query without another try', async () => {
    server.behave('close');
    expect(await failure(sql.unsafe('select'))).toMatchObject(isLost);
    expect(server.countConnections()).toBe(1);
  });

  test('that never answers fails all waiting queries with one connection', async () => {
    server.behave('silent');
    const queries = Array.from({ length: 5 }, () => failure(sql.unsafe('select')));
    for (const { code } of await Promise.all(queries)) {
      expect(code).toMatch(/^CONNECT(_TIMEOUT|ION_CLOSED)$/);
    }
    expect(server.countConnections()).toBe(1);
  });

  test('that stops while the driver reads its types fails only the query', async () => {
    const asking = postgres(server.url, { max: 1, connect_timeout: 1 });
    server.behave('hang up at the first statement');
    expect(await failure(asking.unsafe('select'))).toMatchObject(isLost);
    await Bun.sleep(20);
    await asking.end({ timeout: 0 });
  });

  test('that stops while the password is looked up does not end the process', async () => {
    const password = () => Bun.sleep(20).then(() => 'secret');
    const asking = postgres(server.url, { max: 1, connect_timeout: 1, password });
    server.behave('ask for a password and hang up');
    expect(await failure(asking.unsafe('select'))).toMatchObject(isLost);
    await Bun.sleep(40);
    await asking.end({ timeout: 0 });
  });

  test('that recovers is used again', async () => {
    server.behave('close');
    await failure(sql.unsafe('select'));
    server.behave('answer');
    await sql.unsafe('select');
  });
});
