import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './client.ts';
import { findConnectionErrorCode } from './connection-error.ts';
import { createPool } from './pool.ts';
import * as schema from './schema/index.ts';
import { type Cut, scriptedPostgres } from './testing/scripted-postgres.ts';

/* What the shop needs of its driver when a connection is lost. An update of it must pass these. */

let server: Awaited<ReturnType<typeof scriptedPostgres>>;
let pool: pg.Pool;
let db: Db;

beforeEach(async () => {
  server = await scriptedPostgres();
  pool = createPool(server.url, 1, { connectTimeoutMs: 500 });
  db = drizzle(pool, { schema });
});

afterEach(async () => {
  await pool.end();
  server.stop();
});

const run = (on: Db, statement: string) => on.execute(sql.raw(statement));

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
  async function interrupted(next: (tx: Db) => Promise<unknown>) {
    const begun = Promise.withResolvers<void>();
    const resumed = Promise.withResolvers<void>();
    const later = Promise.withResolvers<unknown>();
    const transaction = failure(
      db.transaction(async (tx) => {
        await run(tx, 'insert 1');
        begun.resolve();
        await resumed.promise;
        later.resolve(await failure(next(tx)));
      }),
    );
    await begun.promise;
    server.cut(how);
    await Bun.sleep(20);
    return {
      async resume() {
        resumed.resolve();
        return { statement: await later.promise, transaction: await transaction };
      },
    };
  }

  test('fails its transaction, and the process keeps running', async () => {
    const { resume } = await interrupted((tx) => run(tx, 'insert 2'));
    expect(await resume()).toMatchObject({ statement: isLost, transaction: isLost });
  });

  test('runs no statement of the lost transaction after the reconnect', async () => {
    const { resume } = await interrupted((tx) => run(tx, 'insert 2'));
    await run(db, 'select');
    expect(await resume()).toMatchObject({ statement: isLost });
    await run(db, 'select');
    expect(server.heard).toEqual([
      ['begin', 'insert 1'],
      ['select', 'select'],
    ]);
  });

  test('does not affect a later transaction when the lost one ends', async () => {
    const { resume } = await interrupted(async () => {});
    const between = Promise.withResolvers<void>();
    const second = db.transaction(async (tx) => {
      await run(tx, 'insert 3');
      await between.promise;
      await run(tx, 'insert 4');
    });
    await resume();
    await Bun.sleep(20);
    between.resolve();
    await second;
    expect(server.heard.at(-1)).toEqual(['begin', 'insert 3', 'insert 4', 'commit']);
  });

  test('fails the transaction’s waiting statements', async () => {
    const begun = Promise.withResolvers<void>();
    const waiting: Promise<unknown>[] = [];
    const transaction = failure(
      db.transaction(async (tx) => {
        await run(tx, 'insert 1');
        begun.resolve();
        server.cut(how);
        for (let count = 0; count < 200; count++) {
          waiting.push(failure(run(tx, `insert ${'x'.repeat(1000)}`)));
        }
        await Promise.all(waiting);
      }),
    );
    expect(await transaction).toMatchObject(isLost);
    for (const each of await Promise.all(waiting)) expect(each).toMatchObject(isLost);
  });

  test('is replaced by one connection, even with unsent statements', async () => {
    for (let times = 0; times < 20; times++) {
      await run(db, 'select');
      const connections = server.countConnections();
      const before = failure(run(db, 'select'));
      server.cut(how);
      await before;
      // Sent before the driver notices the end of the connection.
      await Promise.all([failure(run(db, 'select')), Bun.sleep(5)]);
      expect(await failure(run(db, 'select'))).toEqual({ code: 'it did not' });
      expect(server.countConnections()).toBe(connections + 1);
    }
  });
});

test('a transaction that can’t begin gives its connection back', async () => {
  await run(db, 'select');
  server.behave('hang up at the first statement');
  server.cut('reset');
  for (let times = 0; times < 3; times++) {
    expect(await failure(db.transaction((tx) => run(tx, 'insert')))).toMatchObject(isLost);
  }
  server.behave('answer');
  await db.transaction((tx) => run(tx, 'insert'));
});

describe('a server', () => {
  test('that closes each connection at once fails the query without another try', async () => {
    server.behave('close');
    expect(await failure(run(db, 'select'))).toMatchObject(isLost);
    expect(server.countConnections()).toBe(1);
  });

  test('that never answers fails all waiting queries after one timeout', async () => {
    server.behave('silent');
    const queries = Array.from({ length: 5 }, () => failure(run(db, 'select')));
    for (const query of await Promise.all(queries)) expect(query).toMatchObject(isLost);
    expect(server.countConnections()).toBe(1);
  });

  test('that asks for a password and stops fails the query', async () => {
    server.behave('ask for a password and hang up');
    expect(await failure(run(db, 'select'))).toMatchObject(isLost);
  });

  test('that recovers is used again', async () => {
    server.behave('close');
    await failure(run(db, 'select'));
    server.behave('answer');
    await run(db, 'select');
  });
});
