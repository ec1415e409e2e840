import { afterAll, beforeAll } from 'bun:test';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Database } from '../client.ts';
import { openEmbedded } from '../embedded.ts';
import { Client } from '../pool.ts';
import { openPostgres } from '../postgres.ts';
import { borrowDatabase } from './reused-database.ts';

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));
const cache = fileURLToPath(new URL('../../.build/testing/', import.meta.url));
/** An arbitrary key, so that only one process creates the template. */
const templateLock = 7_041_777;

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
 * after use. With DATABASE_DIRECT_URL, DATABASE_URL is a connection pooler.
 */
export function openTestDatabase(): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = process.env;
  if (!url) return inMemory();
  return onServer(directUrl || url, url);
}

async function inMemory(): Promise<Database> {
  const file = `${cache}migrated-${migrationsDigest()}.tar`;
  if (!existsSync(file)) await packSnapshot(file);
  return borrowDatabase(() => openEmbedded({ snapshot: Bun.file(file) }));
}

async function packSnapshot(file: string) {
  mkdirSync(cache, { recursive: true });
  const fresh = await openEmbedded();
  // Without the databases that only `create database` reads, a copy opens faster.
  const { client } = fresh.engine;
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  // Every opening fills them with zeros, which the default of 128 MB makes slow.
  await client.exec("alter system set shared_buffers = '16MB'");
  const unfinished = `${file}.${process.pid}`;
  await Bun.write(unfinished, await client.dumpDataDir('none'));
  await fresh.close();
  renameSync(unfinished, file);
}

/** `pooledUrl`: a connection pooler in front of the server. */
async function onServer(url: string, pooledUrl = url): Promise<Database> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new Client(url);
  await admin.connect();
  const template = await migratedTemplate(admin, url);
  await admin.query(`create database ${name} template ${template}`);
  const isPooled = pooledUrl !== url;
  const database = await openPostgres(databaseOn(pooledUrl, name), {
    ...(isPooled && { directUrl: databaseOn(url, name) }),
  });
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** The database that others are copied from. The first process to need it creates it. */
async function migratedTemplate(admin: pg.Client, url: string): Promise<string> {
  const name = `test_template_${migrationsDigest()}`;
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    const existing = await admin.query('select from pg_database where datname = $1', [name]);
    if (existing.rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished}`);
    await admin.query(`create database ${unfinished}`);
    await (await openPostgres(databaseOn(url, unfinished))).close();
    await admin.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  }
}

function databaseOn(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
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
