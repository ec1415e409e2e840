import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AccountMismatchError, bindAccount } from '#api/commerce/payments/account';
import { Failure } from '#api/http/failure';
import { createFolderStore } from '#api/platform/files/folder-store';
import { filesFolderOf, openFileStore } from '#api/platform/files/open';
import { writeDurably } from '#api/platform/files/write-durably';
import { directUrlOf, type Settings } from '#api/platform/settings';
import { openEmbedded } from '#db/embedded';
import { lastBeforeRelease } from '#db/first-release';
import { lockFolder } from '#db/folder-lock';
import { findMigration } from '#db/migration-names';
import { copyFiles, removeCopied } from '../files/copy-files.ts';
import { createProgress, type Say } from '../progress.ts';
import { copyFile } from './copy-uploads.ts';
import { explainWriteError } from './explain-write-error.ts';
import { chooseKeys } from './key-files.ts';
import { checkParts, type Manifest, readManifest } from './manifest.ts';
import { isEmptyServer, requireUnused, restoreServer } from './restore-server.ts';
import { settleSql } from './settle-sql.ts';
import { createStaging } from './swap-in.ts';

type Options = {
  settings: Settings;
  folder: string;
  keysFolder: string;
  /** Whether a shop that is already there may be replaced. */
  isReplacing: boolean;
  isWithoutKeys: boolean;
  now: Date;
  say: Say;
};

export type Restored = {
  manifest: Manifest;
  /** Where the data folder’s previous content is now; null: it had none. */
  replaced: string | null;
};

/**
 * Restores a backup into the database and the data folder of the settings. Nothing is changed until
 * every digest was checked and the new data is ready.
 */
export async function restore(options: Options): Promise<Restored> {
  const { settings, folder, keysFolder, isReplacing, isWithoutKeys, now, say } = options;
  const databaseUrl = directUrlOf(settings);
  const dataDir = resolve(settings.dataDir);
  const manifest = readManifest(folder);
  requireSameKind(settings, manifest);
  requireKnownSchema(manifest);
  requireSameAccount(settings, folder);
  await checkParts(folder, manifest.parts, say);
  const neededIds = manifest.vaultKeyIds;
  const keys = chooseKeys({ settings, keysFolder, neededIds, isWithoutKeys });

  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = databaseUrl ? () => {} : lockFolder(dataDir);
  try {
    const isEmpty = databaseUrl
      ? await isEmptyServer(databaseUrl)
      : !existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
    if (!isReplacing) await requireEmpty(isEmpty, { dataDir, databaseUrl });
    if (databaseUrl && !isEmpty) await requireUnused(databaseUrl);
    const place = { dataDir, databaseUrl, isEmpty };
    const replaced = await replaceData({ settings, folder, now, say, manifest, keys, ...place });
    return { manifest, replaced };
  } finally {
    release();
  }
}

type Replacement = Pick<Options, 'settings' | 'folder' | 'now' | 'say'> & {
  manifest: Manifest;
  keys: ReturnType<typeof chooseKeys>;
  dataDir: string;
  databaseUrl: string | undefined;
  isEmpty: boolean;
};

/** Prepares the new data beside the old and moves it in. Returns where the old is. */
async function replaceData(given: Replacement): Promise<string | null> {
  const { settings, folder, now, say, keys, dataDir, databaseUrl, isEmpty } = given;
  const staging = await createStaging(dataDir);
  try {
    await stageFiles(staging.folder, given);
    for (const [name, text] of keys) {
      await writeDurably(join(staging.folder, name), Buffer.from(`${text}\n`));
    }
    say('Restoring the database');
    if (databaseUrl) {
      const dump = join(folder, 'database.dump');
      await restoreServer(databaseUrl, dump, { isReplacing: !isEmpty });
    } else {
      await stageEmbedded(staging.folder, folder);
    }
    const name = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
    const replaced = await staging.moveIn(name);
    await moveToBucket(settings, say);
    return replaced;
  } catch (error) {
    throw explainWriteError(error, join(dataDir, 'postgres'));
  } finally {
    await staging.remove();
  }
}

type Target = Pick<Replacement, 'dataDir' | 'databaseUrl'>;

async function requireEmpty(isEmpty: boolean, { dataDir, databaseUrl }: Target): Promise<void> {
  const files = await readdir(join(dataDir, 'files')).catch(() => []);
  if (isEmpty && files.length === 0) return;
  const place = isEmpty
    ? `${dataDir} already has files`
    : `There already is a shop ${databaseUrl ? 'in the database of DATABASE_URL' : `in ${dataDir}`}`;
  throw new Failure('conflict', `${place}. Nothing was restored. Add --overwrite to replace it.`);
}

/** Files that this folder may already have of its own are only added if they are missing. */
async function stageFiles(
  to: string,
  { settings, folder, manifest, dataDir, say }: Replacement,
): Promise<void> {
  await mkdir(join(to, 'files'), { mode: 0o700 });
  const wanted = manifest.parts.filter(({ path }) => {
    if (path.startsWith('files/')) return true;
    if (path === 'sandbox.sqlite' && (settings.payment.kind !== 'sandbox' || settings.payment.url))
      return false;
    return !path.startsWith('database.') && !existsSync(join(dataDir, path));
  });
  const progress = createProgress(say, 'Copying files', wanted.length);
  for (const { path } of wanted) {
    await copyFile(join(folder, path), join(to, path));
    progress();
  }
}

/** Files of the bucket that the backup doesn't have stay there. */
async function moveToBucket(settings: Settings, say: Say): Promise<void> {
  if (!settings.s3) return;
  const from = createFolderStore(filesFolderOf(settings));
  const to = openFileStore(settings);
  await copyFiles({ from, to, say });
  await removeCopied({ from, to });
}

async function stageEmbedded(to: string, folder: string): Promise<void> {
  const snapshot = Bun.file(join(folder, 'database.tar.gz'));
  const database = await openEmbedded({ folder: join(to, 'postgres'), snapshot });
  try {
    await database.engine.client.exec(settleSql);
  } finally {
    await database.close();
  }
}

function requireSameKind({ databaseUrl }: Settings, { database: { kind } }: Manifest): void {
  if ((kind === 'server') === (databaseUrl !== undefined)) return;
  throw new Failure(
    'conflict',
    kind === 'server'
      ? 'This backup is of a Postgres database. Set DATABASE_URL to the one to restore it into.'
      : 'This backup is of the embedded database. Leave out DATABASE_URL to restore it into DATA_DIR.',
  );
}

function requireKnownSchema({ appVersion, database }: Manifest): void {
  const { migratedAt, migration } = database;
  if (findMigration(migratedAt) || migratedAt === lastBeforeRelease.createdAt) return;
  throw new Failure(
    'conflict',
    migratedAt < lastBeforeRelease.createdAt
      ? `This backup was made by a version of the shop before 0.1.0 (migration ${migration}), which this version can’t restore. Restore it with that version, then upgrade.`
      : `This backup was made by a newer version of the shop (${appVersion}, migration ${migration}). Restore it with that version.`,
  );
}

function requireSameAccount({ payment }: Settings, folder: string): void {
  if (!existsSync(join(folder, 'payment-account'))) return;
  try {
    bindAccount(folder, payment);
  } catch (error) {
    if (!(error instanceof AccountMismatchError)) throw error;
    throw new Failure(
      'conflict',
      'This backup belongs to a different payment account than STRIPE_SECRET_KEY. Use a key of that account.',
    );
  }
}
