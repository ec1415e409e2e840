import { expect, test } from 'bun:test';
import postgres from 'postgres';
import { testDatabase } from '#db/testing/database';
import { watchLocks } from './watch-locks.ts';

const database = testDatabase();
const lockedMs = 300;

test.skipIf(!process.env.DATABASE_URL)(
  'reports how long a table of sales was locked against writers, and waited for',
  async () => {
    const { engine } = database();
    if (engine.kind !== 'server') throw new Error('Not on a server');
    const connect = () => postgres(engine.url, { max: 1, onnotice: () => {} });
    const [writer, migrator] = [connect(), connect()];
    const watcher = await watchLocks(engine.url);
    await writer.unsafe('begin');
    await writer.unsafe('lock table orders in row exclusive mode');
    const migrating = migrator.begin(async (migration) => {
      // Two migrations begin with it.
      await migration.unsafe('DROP INDEX "orders_undelivered_idx";');
      await Bun.sleep(lockedMs);
    });
    await Bun.sleep(lockedMs);
    await writer.unsafe('commit');
    await migrating;
    const [lock, ...others] = await watcher.stop();
    await Promise.all([writer.end(), migrator.end()]);
    expect(others).toEqual([]);
    expect(lock).toMatchObject({
      migration: '0033_delivery_pauses',
      table: 'orders',
      mode: 'AccessExclusiveLock',
    });
    expect(lock?.waitedMs).toBeGreaterThan(lockedMs / 2);
    expect(lock?.heldMs).toBeGreaterThan(lockedMs / 2);
  },
);
