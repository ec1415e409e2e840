import { readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { copyFile } from './copy-file.ts';
import type { Part } from './manifest.ts';
import { createProgress, type Say } from './progress.ts';

/**
 * Copies uploaded files to match a dump of the database. Their content never changes, but files
 * come and go while the shop runs: `copyEarly` secures those that may be deleted after the dump,
 * `copyLate` those that were uploaded since.
 */
export function createUploadsCopy(from: string, to: string, say: Say, signal?: AbortSignal) {
  const copied = new Map<string, Part>();

  return {
    copyEarly: () => copy(),

    /** Call right before the dump, which has no rows for files deleted since they were copied. */
    async dropDeleted(): Promise<void> {
      const remaining = new Set(await listUploads(from));
      for (const key of copied.keys()) {
        if (remaining.has(key)) continue;
        copied.delete(key);
        await rm(join(to, key), { force: true });
      }
    },

    async copyLate(): Promise<Part[]> {
      await copy();
      return [...copied.values()];
    },
  };

  async function copy(): Promise<void> {
    const missing = (await listUploads(from)).filter((key) => !copied.has(key));
    const progress = createProgress(say, 'Copying files', missing.length);
    for (const key of missing) {
      signal?.throwIfAborted();
      const facts = await copyFile(join(from, key), join(to, key)).catch(async (error) => {
        await rm(join(to, key), { force: true });
        // Deleted since it was listed.
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (facts) copied.set(key, { path: `files/${key}`, ...facts });
      progress();
    }
  }
}

/** The keys of all stored files, without those that are being written. `folder` may be missing. */
async function listUploads(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
