import { DatabaseError } from 'pg';
import { Failure } from '#api/http/failure';
import { Client } from '#db/pool';
import { type Dump, type DumpFacts, dumpFacts, toDump } from './dump-embedded.ts';
import { connectionOf, findTool, toolFailed } from './postgres-tools.ts';

/**
 * Dumps the database of DATABASE_URL with pg_dump, in the same snapshot as its facts. A running
 * shop keeps serving requests. No migration runs.
 */
export async function dumpServer(
  databaseUrl: string,
  path: string,
  signal?: AbortSignal,
): Promise<Dump> {
  const tool = findTool('pg_dump');
  const { address, env } = connectionOf(databaseUrl);
  const client = new Client(databaseUrl);
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const facts = await client.query<DumpFacts>(dumpFacts).catch(explainMissing);
    const snapshot = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const options = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments'];
    const [{ id } = {}] = snapshot.rows;
    const child = Bun.spawn(
      [tool, ...options, `--snapshot=${id}`, `--file=${path}`, `--dbname=${address}`],
      { env, stdin: 'ignore', stdout: 'ignore', stderr: 'pipe', ...(signal && { signal }) },
    );
    const stderr = await new Response(child.stderr).text();
    const code = await child.exited;
    signal?.throwIfAborted();
    if (code !== 0) throw toolFailed('pg_dump', stderr);
    return toDump(facts.rows[0]);
  } finally {
    await client.end();
  }
}

/** 42P01: the table of migrations doesn’t exist. */
function explainMissing(error: unknown): never {
  const isMissing = error instanceof DatabaseError && error.code === '42P01';
  if (!isMissing) throw error;
  throw new Failure('not_found', 'There is no shop in the database of DATABASE_URL.');
}
