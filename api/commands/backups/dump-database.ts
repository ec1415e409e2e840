import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DatabaseError } from 'pg';
import { Failure } from '#api/http/failure';
import { directUrlOf, type Settings } from '#api/platform/settings';
import { FolderInUse, lockFolder } from '#db/folder-lock';
import { Client } from '#db/pool';
import { callControl } from '../control.ts';
import { type Dump, type DumpFacts, dumpEmbedded, dumpFacts, toDump } from './dump-embedded.ts';

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

/** Writes the shop’s database into a file, whether or not the shop is running. */
export async function dumpDatabase(
  settings: Settings,
  path: string,
  signal?: AbortSignal,
): Promise<Dump> {
  const databaseUrl = directUrlOf(settings);
  if (databaseUrl) return dumpServer(databaseUrl, path, signal);
  const folder = resolve(settings.dataDir);
  const nothing = new Failure('not_found', `There is no shop in ${folder}. Check DATA_DIR.`);
  if (!existsSync(folder)) throw nothing;
  let release: () => void;
  try {
    release = lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return dumpInShop(folder, path, error);
  }
  try {
    if (!existsSync(join(folder, 'postgres', 'PG_VERSION'))) throw nothing;
    // Not opened as the shop does, because a backup must not run migrations.
    const dataDir = join(folder, 'postgres');
    const client = await PGlite.create({ dataDir, extensions: { pg_trgm } });
    return await dumpEmbedded(client, path).finally(() => client.close());
  } finally {
    release();
  }
}

/** Only the process that has the embedded database open can read it. */
async function dumpInShop(folder: string, path: string, inUse: FolderInUse): Promise<Dump> {
  const answer = await callControl(folder, 'backup:database', { path });
  if (!answer) throw inUse;
  if ('refused' in answer) throw new Failure('conflict', answer.refused);
  return JSON.parse(answer.said);
}

/**
 * Dumps the database of DATABASE_URL with pg_dump, in the same snapshot as its facts. A running
 * shop keeps serving requests. No migration runs.
 */
async function dumpServer(databaseUrl: string, path: string, signal?: AbortSignal): Promise<Dump> {
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

/** Finds one of Postgres’s own tools, or throws a {@link Failure} that says how to get it. */
export function findTool(name: Tool): string {
  const path = Bun.which(name);
  if (path) return path;
  throw new Failure(
    'not_found',
    `${name} isn’t installed. Install the client tools of your Postgres version or a newer one, for example with apt-get install postgresql-client.`,
  );
}

/** The address without the password, which other users would see in the list of processes. */
export function connectionOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return {
    address: url.href,
    env: { ...process.env, ...(password && { PGPASSWORD: password }), PGCONNECT_TIMEOUT: '10' },
  };
}

/** What a tool reported when it failed. */
export function toolFailed(tool: Tool, stderr: string): Failure {
  const lines = stderr.trim().split('\n');
  const said = lines.findLast((line) => /error|fatal/i.test(line)) ?? lines.at(-1);
  const redacted = (said ?? '').replace(/:\/\/[^\s/@]*@/g, '://…@');
  const isFull = /no space left on device/i.test(stderr);
  return new Failure(
    'conflict',
    isFull
      ? 'The disk is full. Free up space, or choose a folder on another disk.'
      : `${tool} failed: ${redacted || 'it gave no reason'}`,
  );
}
