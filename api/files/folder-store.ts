import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FileStore } from './store.ts';

const safeKey = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

/** Keeps files in a folder, readable by its owner alone. */
export function createFolderStore(folder: string): FileStore {
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      if (await Bun.file(path).exists()) return;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A process that dies while it writes leaves no half file under the key.
      const half = `${path}.${crypto.randomUUID()}`;
      await writeFile(half, bytes, { mode: 0o600 });
      await rename(half, path);
    },

    async get(key) {
      const file = Bun.file(pathOf(key));
      return (await file.exists()) ? file : null;
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };

  function pathOf(key: string): string {
    if (!safeKey.test(key)) throw new Error('A file key holds what no key may hold');
    return join(resolve(folder), key);
  }
}
