import { findConnectionErrorCode, isQueryTimeout } from '#db/connection-error';
import { type Failure, isUnavailable, storageUnavailable, unavailable } from './failure.ts';

/** No space, no quota, or a read-only file system; and what Postgres makes of the first. */
const storageCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/**
 * Formats an unexpected error for the log. A failed query's message contains its parameters, so
 * only the database's error code is kept.
 */
export function formatError(error: unknown): string {
  const lost = findConnectionErrorCode(error);
  if (lost) return `Can’t reach the database: ${lost}`;
  if (!(error instanceof Error)) return 'An unknown error was thrown';
  if (error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query')) {
    const cause = error.cause;
    const state = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    return `Query failed with SQLSTATE ${state}\n${frames(error)}`;
  }
  return `${error.name}: ${error.message}\n${frames(error)}`;
}

function frames(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

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
