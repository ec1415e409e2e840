import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../client.ts';
import { onClient } from '../embedded.ts';

interface Reusable {
  client: PGlite;
  /** What a test must not have changed: tables, functions, settings, statistics. */
  structure: string;
  /** The statements that leave the rows of a new database. */
  reset: string;
}

let idle: Reusable | undefined;

/**
 * Lends the embedded database that the last test file of this process gave back, or a new one. Emptying one takes a
 * seventh of the time of opening one. What has another structure than at first is closed instead.
 */
export async function borrowDatabase(
  open: () => Promise<{ engine: { client: PGlite } }>,
): Promise<Database> {
  const borrowed = idle ?? (await describeNew((await open()).engine.client));
  if (borrowed === idle) idle = undefined;

  let isClosed = false;
  const unsubscribe: (() => Promise<void>)[] = [];
  const database = onClient(
    new Proxy(borrowed.client, {
      get(client, key) {
        // Work that a test file left behind must not reach the next one's rows.
        if (isClosed) throw new Error('The database is closed');
        const value: unknown = Reflect.get(client, key);
        // The client's methods use private fields, which a proxy does not have.
        return typeof value === 'function' ? value.bind(client) : value;
      },
    }),
  );
  return {
    ...database,
    async listen(channel, onNotice) {
      unsubscribe.push(await borrowed.client.listen(channel, onNotice));
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      for (const stop of unsubscribe) await stop();
      if (idle || !(await isReset(borrowed))) await borrowed.client.close();
      else idle = borrowed;
    },
  };
}

async function isReset({ client, structure, reset }: Reusable): Promise<boolean> {
  if (client.closed) return false;
  // All of `discard all` but the statements, which the client reuses.
  await client.exec(
    'close all; set session authorization default; reset all; unlisten *; discard temp; discard sequences; select pg_advisory_unlock_all()',
  );
  if ((await structureOf(client)) !== structure) return false;
  await client.exec(reset);
  return true;
}

async function describeNew(client: PGlite): Promise<Reusable> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const statements: string[] = [];
  for (const { name } of tables) {
    statements.push(`delete from ${name}`);
    const { rows } = await client.query<{ json: string | null }>(
      `select json_agg(filled)::text as json from ${name} filled`,
    );
    const json = rows[0]?.json?.replaceAll("'", "''");
    if (json) {
      statements.push(
        `insert into ${name} select * from json_populate_recordset(null::${name}, '${json}')`,
      );
    }
  }
  const reset = `begin;
    set local session_replication_role = replica;
    ${statements.join(';\n')};
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
    commit`;
  return { client, structure: await structureOf(client), reset };
}

async function structureOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(`select md5(concat(
    (select string_agg(concat_ws(' ', oid, relname, relchecks, relnatts, relacl, reloptions), ',' order by oid)
      from pg_class),
    (select string_agg(oid || md5(prosrc), ',' order by oid)
      from pg_proc where pronamespace = 'public'::regnamespace),
    (select string_agg(oid || tgenabled::text, ',' order by oid) from pg_trigger),
    (select string_agg(oid || convalidated::text, ',' order by oid) from pg_constraint),
    (select string_agg(concat(attrelid, attname, attnotnull, atthasdef), ',' order by attrelid, attnum)
      from pg_attribute where attrelid >= 16384),
    (select string_agg(rolname, ',' order by oid) from pg_roles),
    (select string_agg(concat(setrole, setconfig), ',') from pg_db_role_setting),
    (select count(*) from pg_statistic),
    (select count(*) from pg_prepared_xacts)
  )) as digest`);
  return rows[0]?.digest ?? '';
}
