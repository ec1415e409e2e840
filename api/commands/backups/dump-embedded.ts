import type { PGlite } from '@electric-sql/pglite';
import { writeDurably } from '#api/platform/files/write-durably';
import { explainWriteError } from './explain-write-error.ts';

export type Dump = {
  /** When the database was read. */
  takenAt: string;
  postgresVersion: string;
  /** The newest migration that the database has run, in milliseconds. */
  migratedAt: number;
};

/** The dump’s facts, in SQL that every Postgres answers. */
export const dumpFacts = `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "takenAt",
  current_setting('server_version') as "postgresVersion",
  (select max(created_at)::text from drizzle.__drizzle_migrations) as "migratedAt"`;

export type DumpFacts = { takenAt: string; postgresVersion: string; migratedAt: string };

/**
 * Writes the data folder of the open embedded database into a compressed file. Queries wait until
 * it is done, so the file never contains part of a transaction. The whole file is held in memory
 * before it is written.
 */
export async function dumpEmbedded(client: PGlite, path: string): Promise<Dump> {
  await client.exec('checkpoint');
  const { rows } = await client.query<DumpFacts>(dumpFacts);
  const packed = await client.dumpDataDir('gzip');
  const bytes = new Uint8Array(await packed.arrayBuffer());
  await writeDurably(path, bytes).catch((error) => {
    throw explainWriteError(error, path);
  });
  return toDump(rows[0]);
}

export function toDump(facts: DumpFacts | undefined): Dump {
  if (!facts) throw new Error('The database described nothing');
  return { ...facts, migratedAt: Number(facts.migratedAt) };
}
