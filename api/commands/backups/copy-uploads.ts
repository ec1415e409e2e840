import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListableStore } from '#api/platform/files/store';
import { createProgress, type Say } from '../progress.ts';
import type { Part } from './manifest.ts';

type Facts = { bytes: number; sha256: string };

/**
 * Copies uploaded files to match a dump of the database. Their content never changes, but files
 * come and go while the shop runs: `copyEarly` secures those that may be deleted after the dump,
 * `copyLate` those that were uploaded since.
 */
export function createUploadsCopy(from: ListableStore, to: string, say: Say, signal?: AbortSignal) {
  const copied = new Map<string, Part>();

  return {
    copyEarly: () => copy(),

    /** Call right before the dump, which has no rows for files deleted since they were copied. */
    async dropDeleted(): Promise<void> {
      const remaining = new Set(await keysIn(from));
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
    const missing = (await keysIn(from)).filter((key) => !copied.has(key));
    const progress = createProgress(say, 'Copying files', missing.length);
    for (const key of missing) {
      signal?.throwIfAborted();
      const facts = await copyOne(key).catch(async (error) => {
        await rm(join(to, key), { force: true });
        // Deleted since it was found.
        if (error.code === 'ENOENT' || error.code === 'NoSuchKey') return undefined;
        throw error;
      });
      if (facts) copied.set(key, { path: `files/${key}`, ...facts });
      progress();
    }
  }

  /** undefined: deleted since it was listed. */
  async function copyOne(key: string) {
    const file = await from.get(key);
    return file ? writeStream(file.stream(), join(to, key)) : undefined;
  }
}

async function keysIn(store: ListableStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
}

export function copyFile(from: string, to: string): Promise<Facts> {
  return writeStream(Bun.file(from).stream(), to);
}

/** Writes a file in pieces, synced to disk and readable by its owner only. Returns its SHA-256. */
async function writeStream(from: ReadableStream<Uint8Array>, to: string): Promise<Facts> {
  const hash = new Bun.CryptoHasher('sha256');
  let bytes = 0;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const file = await open(to, 'wx', 0o600);
  try {
    for await (const chunk of from) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      await file.appendFile(chunk);
    }
    const { size } = await file.stat();
    if (size !== bytes) throw new Error(`Wrote ${size} of ${bytes} bytes of a file`);
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
