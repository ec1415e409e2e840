import type pg from 'pg';
import { Failure } from '#api/http/failure';
import { Client } from '#db/pool';
import { connectionOf, findTool, toolFailed } from './dump-database.ts';
import { settleSql } from './settle-sql.ts';

const replace = `drop schema if exists drizzle, pgboss cascade;
drop schema public cascade;
create schema public;
`;

const others = `select from pg_stat_activity where datname = current_database()
  and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** A closed connection stays in the list of connections for a moment. */
const attempts = 10;
const pauseMs = 100;

/** Throws a {@link Failure} if another process uses the database. */
export async function requireUnused(databaseUrl: string): Promise<void> {
  const open = await connected(databaseUrl, async (client) => {
    for (let attempt = 1; ; attempt += 1) {
      const { rowCount } = await client.query(others);
      if (!rowCount || attempt === attempts) return rowCount ?? 0;
      await Bun.sleep(pauseMs);
    }
  });
  if (open === 0) return;
  throw new Failure(
    'conflict',
    `The database of DATABASE_URL is in use: ${open} ${open === 1 ? 'connection is' : 'connections are'} open. Stop every process of the shop, then try again.`,
  );
}

/** Whether no shop, of this or another version, has tables in this database. */
export async function isEmptyServer(databaseUrl: string): Promise<boolean> {
  const tables = await connected(databaseUrl, (client) =>
    client.query(`select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and nspname in ('public', 'drizzle', 'pgboss') limit 1`),
  );
  return tables.rowCount === 0;
}

async function connected<T>(url: string, ask: (client: pg.Client) => PromiseLike<T>): Promise<T> {
  const client = new Client(url);
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Restores a dump in one transaction: if anything fails, the database stays as it was. */
export async function restoreServer(
  databaseUrl: string,
  dump: string,
  { isReplacing }: { isReplacing: boolean },
): Promise<void> {
  const { address, env } = connectionOf(databaseUrl);
  const quietly = ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1'];
  const psql = Bun.spawn(
    [findTool('psql'), ...quietly, '--single-transaction', '--file=-', address],
    { env, stdin: 'pipe', stdout: 'ignore', stderr: 'pipe' },
  );
  const stderr = new Response(psql.stderr).text();
  const options = ['--no-owner', '--no-privileges', '--no-comments', '--file=-'];
  const reader = Bun.spawn([findTool('pg_restore'), ...options, dump], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
  try {
    if (isReplacing) psql.stdin.write(replace);
    for await (const chunk of reader.stdout) {
      psql.stdin.write(chunk);
      await psql.stdin.flush();
    }
    const readerSaid = await new Response(reader.stderr).text();
    // Half a dump must not be committed, so psql never sees the end of it.
    if ((await reader.exited) !== 0) throw toolFailed('pg_restore', readerSaid);
    psql.stdin.write(settleSql);
    await psql.stdin.end();
  } catch (error) {
    const isGone = psql.exitCode !== null;
    reader.kill();
    psql.kill('SIGKILL');
    await psql.exited;
    // It ended first, and its reason is the one that counts.
    throw isGone ? toolFailed('psql', await stderr) : error;
  }
  if ((await psql.exited) !== 0) throw toolFailed('psql', await stderr);
}
