/**
 * Storage for uploaded files, outside the database. Keys consist of letters, digits, `-`, `_`, `.`
 * and `/`. They are unique per file or derived from its content, so the content of a key never
 * changes.
 */
export interface FileStore {
  /** Idempotent. Repeating it also repairs a damaged file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** A file to stream, so that slow downloads need no memory. Null: no file has this key. */
  get(key: string): Promise<Blob | null>;
  /** Does nothing when the file does not exist. */
  remove(key: string): Promise<void>;
  /** Where the files are, if not on this machine. `probe` throws if they can't be reached. */
  remote?: { bucket: string; probe(): Promise<void> };
}
