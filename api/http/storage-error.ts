/** No space, no quota, or a read-only file system; and what Postgres makes of the first. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** Whether something couldn't be stored because the disk is full or read-only. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(String(error.code))) || isStorageError(error.cause);
}
