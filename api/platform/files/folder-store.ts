import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type FileContent, type ListableStore, requireSafeKey } from './store.ts';
import { writeDurably } from './write-durably.ts';

/** Compared at a time. */
const comparedBytes = 256 * 1024;

/** Stores files in a folder that only its owner can read. */
export function createFolderStore(folder: string): ListableStore {
  return {
    async put(key, content) {
      const path = pathOf(key);
      if (!(await holds(path, content))) await writeDurably(path, content);
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

async function holds(path: string, content: FileContent): Promise<boolean> {
  const file = Bun.file(path);
  const size = content instanceof Blob ? content.size : content.byteLength;
  if (!(await file.exists()) || file.size !== size) return false;
  for (let at = 0; at < size; at += comparedBytes) {
    const [stored, wanted] = await Promise.all([pieceOf(file, at), pieceOf(content, at)]);
    if (Buffer.compare(stored, wanted) !== 0) return false;
  }
  return true;
}

async function pieceOf(content: FileContent, at: number): Promise<Uint8Array> {
  const end = at + comparedBytes;
  return content instanceof Blob ? content.slice(at, end).bytes() : content.subarray(at, end);
}
