import { constants, copyFile, type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FileContent } from './store.ts';
import { removePart } from './unfinished.ts';

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
