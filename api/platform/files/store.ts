/**
 * Where uploaded files lie, outside of the database. A key is made by us, of letters, digits, `-`,
 * `_`, `.` and `/`, anew for each file or of its content: what belongs under a key never changes.
 */
export interface FileStore {
  /** Repeating it changes nothing, but mends a file that was damaged meanwhile. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * A file to be read as it is sent, so that slow readers of large ones take no memory. null:
   * nothing lies under that key.
   */
  get(key: string): Promise<Blob | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}
