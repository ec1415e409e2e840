import {
  constants,
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FileContent } from './store.ts';

/** Keys never begin with a dot. Earlier versions used the second form. */
const unfinished = /^\..+\.part$|\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** No write takes longer than an hour. */
const staleMs = 60 * 60 * 1000;

type Sweeping = {
  /** May be missing. */
  folder: string;
  now: () => Date;
  onError: (error: unknown) => void;
  everyMs?: number;
};

/**
 * Writes a file atomically and durably, readable by its owner only. It survives failures, killed
 * processes and power cuts, and replaces an existing file.
 */
export async function writeDurably(path: string, content: FileContent): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `.${basename(path)}.${crypto.randomUUID()}.part`);
  try {
    await writeAndSync(part, content);
    await rename(part, path);
  } catch (error) {
    await removePart(part);
    throw error;
  }
  await syncFolder(folder);
}

/** A disk that runs full takes a part, and refuses the rest. */
export async function writeChunk(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.byteLength; ) {
    at += (await file.write(chunk, at, chunk.byteLength - at)).bytesWritten;
  }
}

async function writeAndSync(path: string, content: FileContent): Promise<void> {
  const isFile = content instanceof Blob;
  if (isFile) await copyFile(content.name ?? '', path, constants.COPYFILE_EXCL);
  const file = await open(path, isFile ? 'r+' : 'wx', 0o600);
  const expected = isFile ? content.size : content.byteLength;
  try {
    if (!isFile) await writeChunk(file, content);
    const { size } = await file.stat();
    if (size !== expected) throw new Error(`Wrote ${size} of ${expected} bytes of a file`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is only durable once the folder itself is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Deletes partial files of processes that died while writing, now and every hour: a process that starts
 * soon after one died finds its files too young. Returns how to stop.
 */
export async function sweepUnfinished(options: Sweeping): Promise<() => void> {
  const { folder, now, onError, everyMs = staleMs } = options;
  await removeUnfinished(folder, now());
  const timer = setInterval(() => {
    removeUnfinished(folder, now()).catch(onError);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !unfinished.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > staleMs) await rm(path, { force: true });
  }
}

/** What can’t be deleted mustn’t hide why a write failed, and is swept later. */
export async function removePart(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
}
