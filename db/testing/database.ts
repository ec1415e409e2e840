import { afterAll, beforeAll } from 'bun:test';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import type { Database } from '../client.ts';
import { openEmbedded } from '../embedded.ts';
import { openPostgres } from '../postgres.ts';

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));
const cache = fileURLToPath(new URL('../../.build/testing/', import.meta.url));

/** Opens a database for a test file before its tests, and closes it after them. */
export function testDatabase(): () => Database {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error('The database is only open while tests run');
    return database;
  };
}

/**
 * Opens an empty, migrated database: embedded, or a new one on the server at DATABASE_URL. Close it
 * after use.
 */
export function openTestDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  return url ? onServer(url) : inMemory();
}

async function inMemory(): Promise<Database> {
  const file = `${cache}migrated-${migrationsDigest()}.tar.gz`;
  if (!existsSync(file)) await packSnapshot(file);
  return openEmbedded({ snapshot: Bun.file(file) });
}

async function packSnapshot(file: string) {
  mkdirSync(cache, { recursive: true });
  const fresh = await openEmbedded();
  const unfinished = `${file}.${process.pid}`;
  await Bun.write(unfinished, await fresh.dump());
  await fresh.close();
  renameSync(unfinished, file);
}

async function onServer(url: string): Promise<Database> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgres(own.href);
  return {
    ...database,
    async close() {
      await database.close();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

function migrationsDigest(): string {
  const hash = new Bun.CryptoHasher('sha256');
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(`${migrations}${name}`));
  }
  return hash.digest('hex').slice(0, 16);
}
