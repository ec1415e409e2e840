/** Codes of the driver, for a connection that was lost or could not be opened. */
const driverCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
]);

/** Codes of the operating system, which other kinds of connections have too. */
const systemCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATE class 08, a server that is stopping or starting, too many clients, and a server that is
 * read-only because it isn't the primary yet, or no longer.
 */
const lostStates = /^(08\w{3}|57P0[1-3]|53300|25006)$/;

/**
 * Returns the error code if a query failed because of the connection, else undefined. Whether the
 * database executed the query is unknown.
 */
export function findConnectionErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (driverCodes.has(code)) return code;
  // The driver adds the query to its errors, so this one comes from the database connection.
  if ('query' in error && (systemCodes.has(code) || lostStates.test(code))) return code;
  return findConnectionErrorCode(error.cause);
}

/** The query was canceled after `statement_timeout`, or waited for a lock until `lock_timeout`. */
const timeoutStates = new Set(['57014', '55P03']);

/** Whether the database gave a query up because it took too long. Nothing was changed. */
export function isQueryTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isState = 'code' in error && timeoutStates.has(String(error.code));
  return isState || isQueryTimeout(error.cause);
}
