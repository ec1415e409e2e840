import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { BunFile } from 'bun';
import { removePart } from './unfinished.ts';
import { writeChunk } from './write-durably.ts';

/** An upload that has arrived, in a file that is deleted when it goes out of scope. */
export type ReceivedFile = AsyncDisposable & { content: BunFile; sizeBytes: number };

export type ReceiveFile = (chunks: AsyncIterable<Uint8Array>) => Promise<ReceivedFile>;

/**
 * Receives uploads into a folder, so that slow callers take no memory. What a killed process leaves
 * there is deleted as other unfinished files are.
 */
export function createFileReceiver(folder: string): ReceiveFile {
  return async (chunks) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `.${crypto.randomUUID()}.part`);
    const remove = () => removePart(path);
    try {
      const sizeBytes = await write(path, chunks);
      return { content: Bun.file(path), sizeBytes, [Symbol.asyncDispose]: remove };
    } catch (error) {
      await remove();
      throw error;
    }
  };
}

async function write(path: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let sizeBytes = 0;
  try {
    for await (const chunk of chunks) {
      await writeChunk(file, chunk);
      sizeBytes += chunk.byteLength;
    }
    return sizeBytes;
  } finally {
    await file.close();
  }
}
