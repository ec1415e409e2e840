import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FileStore } from './store.ts';
import { writeDurably } from './write-durably.ts';

const safeKey = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

/** Stores files in a folder that only its owner can read. */
export function createFolderStore(folder: string): FileStore {
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
  };

  function pathOf(key: string): string {
    if (!safeKey.test(key)) throw new Error('A file key holds what no key may hold');
    return join(resolve(folder), key);
  }
}

async function holds(path: string, bytes: Uint8Array): Promise<boolean> {
  const file = Bun.file(path);
  if (!(await file.exists()) || file.size !== bytes.byteLength) return false;
  return Buffer.from(await file.arrayBuffer()).equals(bytes);
}
