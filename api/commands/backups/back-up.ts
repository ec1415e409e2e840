import { Database as Sqlite } from 'bun:sqlite';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { Failure } from '#api/http/failure';
import { openFileStore } from '#api/platform/files/open';
import { writeDurably } from '#api/platform/files/write-durably';
import { readRelease } from '#api/platform/release';
import type { Settings } from '#api/platform/settings';
import { nameOfMigration } from '#db/migration-names';
import type { Say } from '../progress.ts';
import { copyFile, createUploadsCopy } from './copy-uploads.ts';
import { dumpDatabase } from './dump-database.ts';
import { explainWriteError } from './explain-write-error.ts';
import { idsOfKeys, readKeys } from './key-files.ts';
import { digestOfFile, formatManifest, type Part } from './manifest.ts';

/** No backup takes longer than a day. */
const staleMs = 24 * 60 * 60 * 1000;

type Options = {
  settings: Settings;
  /** Where the folder with the data goes. */
  to: string;
  /** Where the folder with the keys goes. */
  keysTo: string;
  now: Date;
  say: Say;
  signal?: AbortSignal;
};

export type Backup = { folder: string; keysFolder: string; parts: Part[] };

/**
 * Backs up the shop, whether or not it is running: database and uploaded files into one folder, its
 * keys into another. Both get their names when they are whole; until then, they are hidden.
 */
export async function backUp({ settings, to, keysTo, now, say, signal }: Options): Promise<Backup> {
  requireApart(settings, to, keysTo);
  const name = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const [data, keys] = [to, keysTo].map((parent) => join(resolve(parent), `.${name}.part`));
  if (!data || !keys) throw new Error('A backup has two folders');
  const created: string[] = [];
  try {
    for (const part of [data, keys]) {
      await removeStale(resolve(part, '..'), now);
      await mkdir(resolve(part, '..'), { recursive: true, mode: 0o700 });
      await mkdir(part, { mode: 0o700 });
      created.push(part);
    }
    const parts = await writeParts(data);
    for (const [file, text] of readKeys(settings)) {
      await writeDurably(join(keys, file), Buffer.from(`${text}\n`));
    }
    signal?.throwIfAborted();
    const folder = resolve(to, name);
    const keysFolder = resolve(keysTo, name);
    await rename(keys, keysFolder);
    await rename(data, folder);
    return { folder, keysFolder, parts };
  } catch (error) {
    for (const part of created) await rm(part, { recursive: true, force: true });
    throw explainWriteError(error, join(resolve(to), name));
  }

  async function writeParts(folder: string): Promise<Part[]> {
    const uploads = createUploadsCopy(
      ...([openFileStore(settings), join(folder, 'files'), say, signal] as const),
    );
    await uploads.copyEarly();
    say('Dumping the database');
    await uploads.dropDeleted();
    const database = settings.databaseUrl ? 'database.dump' : 'database.tar.gz';
    const dump = await dumpDatabase(settings, join(folder, database), signal);
    const parts = [await describe(folder, database), ...(await uploads.copyLate())];
    parts.push(...(await copyRest(settings, folder)));
    const manifest = formatManifest({
      format: 1,
      takenAt: dump.takenAt,
      appVersion: readRelease(),
      database: {
        kind: settings.databaseUrl ? 'server' : 'embedded',
        postgresVersion: dump.postgresVersion,
        migration: nameOfMigration(dump.migratedAt),
        migratedAt: dump.migratedAt,
      },
      vaultKeyIds: idsOfKeys(readKeys(settings).get('vault-key')),
      parts,
    });
    await writeDurably(join(folder, 'manifest.json'), Buffer.from(manifest));
    return parts;
  }
}

/** The account that the data belongs to, and the records of the local sandbox, after the shop’s. */
async function copyRest({ dataDir }: Settings, folder: string): Promise<Part[]> {
  const parts: Part[] = [];
  const account = join(dataDir, 'payment-account');
  if (existsSync(account)) {
    parts.push({
      path: 'payment-account',
      ...(await copyFile(account, join(folder, 'payment-account'))),
    });
  }
  const sandbox = join(dataDir, 'sandbox.sqlite');
  if (existsSync(sandbox)) {
    const open = new Sqlite(sandbox);
    try {
      open.run('pragma busy_timeout = 5000');
      open.query('vacuum into ?').run(join(folder, 'sandbox.sqlite'));
    } finally {
      open.close();
    }
    parts.push(await describe(folder, 'sandbox.sqlite'));
  }
  return parts;
}

async function describe(folder: string, path: string): Promise<Part> {
  const file = join(folder, path);
  return { path, bytes: (await stat(file)).size, sha256: await digestOfFile(file) };
}

function requireApart({ dataDir }: Settings, to: string, keysTo: string): void {
  const isWithin = (inner: string, outer: string) =>
    `${resolve(inner)}/`.startsWith(`${resolve(outer)}/`);
  if (isWithin(to, keysTo) || isWithin(keysTo, to)) {
    throw new Failure(
      'validation',
      'Keep the keys apart from the data: choose folders that aren’t in each other.',
    );
  }
  if (isWithin(to, dataDir) || isWithin(keysTo, dataDir)) {
    throw new Failure('validation', 'A backup can’t be in the data folder. Choose another folder.');
  }
}

/** Deletes what a killed backup left behind. */
async function removeStale(parent: string, now: Date): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!/^\.\d{4}-\d\d-\d\dT[\d-]+Z\.part$/.test(name)) continue;
    const { mtimeMs } = await stat(join(parent, name));
    if (now.getTime() - mtimeMs > staleMs) await rm(join(parent, name), { recursive: true });
  }
}
