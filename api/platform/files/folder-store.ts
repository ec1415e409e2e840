import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { requireSafeKey } from './key.ts';
import type { ListableStore } from './store.ts';
import { writeDurably } from './write-durably.ts';

/** Stores files in a folder that only its owner can read. */
export function createFolderStore(folder: string): ListableStore {
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      if (!(await holds(path, bytes))) await writeDurably(path, bytes);
    },

    async get(key) {
      const file = Bun.file(pathOf(key));
      return (await file.exists()) ? file : null;
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      const paths = entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      for (const path of paths) {
        const found = await stat(path).catch(() => null);
        // Deleted since it was listed.
        if (found) yield { key: relative(folder, path), size: found.size };
      }
    },
  };

  function pathOf(key: string): string {
    return join(resolve(folder), requireSafeKey(key));
  }
}

async function holds(path: string, bytes: Uint8Array): Promise<boolean> {
  const file = Bun.file(path);
  if (!(await file.exists()) || file.size !== bytes.byteLength) return false;
  return Buffer.from(await file.arrayBuffer()).equals(bytes);
}
