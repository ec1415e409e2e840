import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { BunFile } from 'bun';
import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Db } from '#db/client';
import { type AttachmentRow, attachments } from '#db/schema/attachments';
import { toSafeFileName } from './file-response.ts';
import type { FileType } from './file-type.ts';
import type { FileStore } from './store.ts';
import { removePart, writeChunk } from './write-durably.ts';

/** An upload that has arrived, in a file that is deleted when it goes out of scope. */
export type ReceivedFile = AsyncDisposable & { content: BunFile; sizeBytes: number };

export type ReceiveFile = (chunks: AsyncIterable<Uint8Array>) => Promise<ReceivedFile>;

type Dependencies = { db: Db; files: FileStore };
/** `userId`: who uploads it; null for guests. */
type Owned = { id: string; userId: number | null };
type NewAttachment = Owned & { name: string; type: FileType; file: ReceivedFile; at: Date };

/**
 * Stores an upload that isn’t sent yet. Storing it again under the same id changes nothing, and completes
 * what a crash left without its file.
 */
export async function storeAttachment(
  { db, files }: Dependencies,
  { id, userId, name, type, file, at }: NewAttachment,
): Promise<AttachmentRow> {
  const { content, sizeBytes } = file;
  // The row comes first: cleanup removes a row without a file, but would never find a file without
  // a row.
  const [added] = await db
    .insert(attachments)
    .values({
      id,
      userId,
      type,
      sizeBytes,
      name: toSafeFileName(name, type),
      key: `attachments/${id}`,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  const row = added ?? (await findUnsent(db, { id, userId }));
  if (row?.sizeBytes !== sizeBytes || row.type !== type) throw takenFailure();
  if (added || !(await isStored(files, row))) await files.put(row.key, content);
  return row;
}

/** An upload whose answer the page didn’t get. It isn’t read, and doesn’t count, a second time. */
export async function findStoredAttachment(
  { db, files }: Dependencies,
  owned: Owned,
): Promise<AttachmentRow | null> {
  const row = await findUnsent(db, owned);
  return row && (await isStored(files, row)) ? row : null;
}

/** The id of an upload is of another file. */
export function takenFailure(): Failure {
  return new Failure('conflict', 'This file couldn’t be uploaded. Choose it again.');
}

async function findUnsent(db: Db, { id, userId }: Owned): Promise<AttachmentRow | undefined> {
  return db.query.attachments.findFirst({
    where: and(
      eq(attachments.id, id),
      userId === null ? isNull(attachments.userId) : eq(attachments.userId, userId),
      isNull(attachments.messageId),
      isNull(attachments.remarkId),
    ),
  });
}

/** Files are written as a whole or not at all. */
async function isStored(files: FileStore, { key, sizeBytes }: AttachmentRow): Promise<boolean> {
  return (await files.get(key))?.size === sizeBytes;
}

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
