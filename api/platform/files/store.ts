import type { BunFile } from 'bun';

const safeKey = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

/**
 * Storage for uploaded files, outside the database. Keys consist of letters, digits, `-`, `_`, `.`
 * and `/`. They are unique per file or derived from its content, so the content of a key never
 * changes.
 */
export interface FileStore {
  /** Idempotent. Repeating it also repairs a damaged file. */
  put(key: string, content: FileContent): Promise<void>;
  /** A file to stream, so that slow downloads need no memory. Null: no file has this key. */
  get(key: string): Promise<StoredFile | null>;
  /** Does nothing when the file does not exist. */
  remove(key: string): Promise<void>;
  /** Where the files are, if not on this machine. `probe` throws if they can't be reached. */
  remote?: { bucket: string; probe(): Promise<void> };
}

/** Bytes, or a file of this machine, which isn’t read into memory as a whole. */
export type FileContent = Uint8Array | BunFile;

/** A store whose files can be copied to another. */
export interface ListableStore extends FileStore {
  /** All files, without those that are being written. */
  list(): AsyncIterable<ListedFile>;
}

export type ListedFile = { key: string; size: number };

/** How a browser shows a file. */
export type FileDisplay = { type: string; disposition: string };

export type StoredFile = Pick<Blob, 'size' | 'stream'> & {
  /** An address of another server where this file can be read without a sign-in, for a minute. */
  link?: (display: FileDisplay) => string;
};

/** The body of a response or an archive. Nothing is read before it is needed. */
export function bodyOf(file: StoredFile): Blob | ReadableStream<Uint8Array> {
  return file instanceof Blob ? file : file.stream();
}

/** Throws unless it is a key as {@link FileStore} describes it. */
export function requireSafeKey(key: string): string {
  if (!safeKey.test(key)) throw new Error('A file key holds what no key may hold');
  return key;
}

/** The id that the page chose, as the database and the file store write it, or a new one. */
export function uploadIdOf(id: string | undefined): string {
  return id?.toLowerCase() ?? crypto.randomUUID();
}
