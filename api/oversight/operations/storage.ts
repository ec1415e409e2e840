import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FileStore } from '#api/platform/files/store';
import type { StorageState } from '#contract/operations';
import type { Db } from '#db/client';

export type DiskSpace = Pick<StorageState, 'freeBytes' | 'totalBytes'>;

type Places = { folder: string; files: Pick<FileStore, 'remote'> };

/** Of the machine that answers: its disk, and the database and the uploaded files that all share. */
export async function readStorage(db: Db, { folder, files }: Places): Promise<StorageState> {
  const [isFolderWritable, disk, databaseBytes, remote] = await Promise.all([
    isWritable(folder),
    readDiskSpace(folder),
    readDatabaseSize(db),
    readRemote(files),
  ]);
  return { isFolderWritable, ...disk, databaseBytes, files: remote };
}

async function readRemote({ remote }: Places['files']): Promise<StorageState['files']> {
  if (!remote) return null;
  const isReachable = await remote.probe().then(
    () => true,
    () => false,
  );
  return { bucket: remote.bucket, isReachable };
}

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

async function isWritable(folder: string): Promise<boolean> {
  // Several processes can share the folder.
  const probe = join(folder, `.${crypto.randomUUID()}.part`);
  return writeFile(probe, '', { mode: 0o600 })
    .then(() => rm(probe))
    .then(
      () => true,
      () => false,
    );
}

async function readDatabaseSize(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql`pg_database_size(current_database())`.mapWith(Number) })
    .from(sql`(select 1) one`);
  return row?.bytes ?? 0;
}
