import { findConnectionErrorCode } from '#db/connection-error';

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
