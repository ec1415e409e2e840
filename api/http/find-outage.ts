import { findConnectionErrorCode, isQueryTimeout } from '#db/connection-error';
import { type Failure, isUnavailable, storageUnavailable, unavailable } from './failure.ts';

/** No space, no quota, or a read-only file system; and what Postgres makes of the first. */
const storageCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** What to answer when the database or the disk is to blame for an error; else undefined. */
export function findOutage(error: unknown): Failure | undefined {
  if (isUnavailable(error)) return error;
  if (findConnectionErrorCode(error) || isQueryTimeout(error)) return unavailable();
  return isStorageError(error) ? storageUnavailable() : undefined;
}

/** Whether something couldn't be stored because the disk is full or read-only. */
function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && storageCodes.has(String(error.code))) || isStorageError(error.cause);
}
