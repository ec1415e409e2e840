import { findConnectionErrorCode, isQueryTimeout } from '#db/connection-error';
import { type Failure, isUnavailable, storageUnavailable, unavailable } from './failure.ts';
import { isStorageError } from './storage-error.ts';

/** What to answer when the database or the disk is to blame for an error; else undefined. */
export function findOutage(error: unknown): Failure | undefined {
  if (isUnavailable(error)) return error;
  if (findConnectionErrorCode(error) || isQueryTimeout(error)) return unavailable();
  return isStorageError(error) ? storageUnavailable() : undefined;
}
