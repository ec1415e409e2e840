import { Database } from 'bun:sqlite';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Locks a folder for this process and returns the function that unlocks it. The kernel holds the
 * lock, on a SQLite file, so it is released even when the process is killed.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, 'holder.pid');
  const lock = new Database(join(folder, 'lock.sqlite'), { create: true });
  try {
    lock.run('pragma busy_timeout = 0');
    lock.run('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUse(folder, readFileSync(holderFile, 'utf8').trim());
    throw error;
  }
  writeFileSync(holderFile, `${process.pid}\n`, { mode: 0o600 });
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
