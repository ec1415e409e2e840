import postgres from 'postgres';
import { Failure } from '#api/http/failure';
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
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    return await sql.begin('isolation level repeatable read read only', async (tx) => {
      const [facts] = await tx.unsafe<DumpFacts[]>(dumpFacts).catch(explainMissing);
      const [snapshot] = await tx<{ id: string }[]>`select pg_export_snapshot() as id`;
      const options = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments'];
      const child = Bun.spawn(
        [tool, ...options, `--snapshot=${snapshot?.id}`, `--file=${path}`, `--dbname=${address}`],
        { env, stdin: 'ignore', stdout: 'ignore', stderr: 'pipe', ...(signal && { signal }) },
      );
      const stderr = await new Response(child.stderr).text();
      const code = await child.exited;
      signal?.throwIfAborted();
      if (code !== 0) throw toolFailed('pg_dump', stderr);
      return toDump(facts);
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** 42P01: the table of migrations doesn’t exist. */
function explainMissing(error: unknown): never {
  const isMissing = error instanceof postgres.PostgresError && error.code === '42P01';
  if (!isMissing) throw error;
  throw new Failure('not_found', 'There is no shop in the database of DATABASE_URL.');
}
