import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './client.ts';
import { openPostgres } from './postgres.ts';
import { testDatabase } from './testing/database.ts';

const database = testDatabase();

describe.skipIf(!process.env.DATABASE_URL || !!process.env.DATABASE_DIRECT_URL)(
  'a statement that repeats',
  () => {
    /** With a single connection, because each has its own statements. */
    let single: Database;
    beforeAll(async () => {
      const { engine } = database();
      if (engine.kind === 'server') single = await openPostgres(engine.url, { poolSize: 1 });
    });
    afterAll(() => single?.close());

    const ask = (db: Db, name: string, value: number | string) =>
      db.execute<{ value: unknown }>(sql`select ${value} as ${sql.identifier(name)}`);

    async function countPrepared(name: string): Promise<number> {
      const found = await single.db
        .select({ count: sql`count(*)`.mapWith(Number) })
        .from(sql`pg_prepared_statements`)
        .where(sql`statement like ${`select % as "${name}"`}`);
      return found[0]?.count ?? 0;
    }

    test('is prepared once the connection has proven to be the database’s own', async () => {
      await single.listen('catalog', () => {});
      for (const value of [1, 2, 3]) await ask(single.db, 'early', value);
      expect(await countPrepared('early')).toBe(0);
      await single.probeListeners(1000);
      await ask(single.db, 'once', 1);
      expect(await countPrepared('once')).toBe(0);
      await ask(single.db, 'once', 2);
      expect(await countPrepared('once')).toBe(1);
    });

    test('returns what its values ask for, in and after a transaction', async () => {
      await single.probeListeners(1000);
      const rows = await single.db.transaction(async (tx) => {
        const read = [];
        for (const value of ['a', 'b', 'c']) read.push(await ask(tx, 'letter', value));
        return read;
      });
      rows.push(await ask(single.db, 'letter', 'd'));
      expect(JSON.stringify(rows)).toBe(
        '[[{"letter":"a"}],[{"letter":"b"}],[{"letter":"c"}],[{"letter":"d"}]]',
      );
      expect(await countPrepared('letter')).toBe(1);
    });

    test('is not prepared if it compares a pattern, which needs a plan of its own', async () => {
      await single.probeListeners(1000);
      for (const value of ['a', 'b', 'c']) {
        await single.db.execute(sql`select 'abc' like ${value} as "pattern"`);
      }
      const prepared = sql`select statement from pg_prepared_statements`;
      expect(JSON.stringify(await single.db.execute(prepared))).not.toContain('pattern');
    });

    test('survives a change of its table', async () => {
      await single.probeListeners(1000);
      const { db } = single;
      await db.execute(sql`create table things (id integer, name text, known boolean)`);
      await db.execute(sql`insert into things values (7, 'seven', true)`);
      const read = () => db.execute(sql`select * from things where known = ${true}`);
      for (let time = 0; time < 3; time++) await read();
      await db.execute(sql`alter table things add column color text default 'red'`);
      expect(JSON.stringify(await read())).toBe(
        '[{"id":7,"name":"seven","known":true,"color":"red"}]',
      );
    });
  },
);
