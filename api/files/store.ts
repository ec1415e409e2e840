/**
 * Where uploaded files lie, outside of the database. A key is made by us, of letters, digits, `-`,
 * `_`, `.` and `/`; what lies under a key never changes.
 */
export interface FileStore {
  /** Repeating it with the same key changes nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null: nothing lies under that key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}
