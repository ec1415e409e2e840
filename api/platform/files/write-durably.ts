import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** No key begins with a dot. The second form is of former versions. */
const unfinished = /^\..+\.part$|\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whoever still writes has done so within an hour. */
const staleMs = 60 * 60 * 1000;

/**
 * Writes a file, for its owner alone, that is there as a whole or not at all: after a failure, a
 * killed process and a power cut too. One that is there already is replaced.
 */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `.${basename(path)}.${crypto.randomUUID()}.part`);
  try {
    await writeAndSync(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Removes what processes have left that died while they wrote; `folder` need not be there. */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !unfinished.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > staleMs) await rm(path, { force: true });
  }
}

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    const { size } = await file.stat();
    if (size !== bytes.byteLength) {
      throw new Error(`Wrote ${size} of ${bytes.byteLength} bytes of a file`);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The new name is in the folder, which is written by itself. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
