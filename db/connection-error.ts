/** The driver's errors of a lost connection, which have no code. */
const driverMessages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
]);

/** No connection could be opened. */
export class LostConnection extends Error {
  readonly code: string;
  constructor(cause: Error) {
    super('The database can’t be reached', { cause });
    this.code = 'code' in cause ? String(cause.code) : 'CONNECTION_CLOSED';
  }
}

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
  if (error instanceof LostConnection) return error.code;
  if (driverMessages.has(error.message)) return 'CONNECTION_CLOSED';
  const code = 'code' in error ? String(error.code) : '';
  if (lostStates.test(code)) return code;
  // Drizzle adds the query to its errors, so their cause comes from the database connection.
  const { cause } = error;
  if ('query' in error && cause instanceof Error && 'code' in cause) {
    const systemCode = String(cause.code);
    if (systemCodes.has(systemCode)) return systemCode;
  }
  return findConnectionErrorCode(cause);
}

/** The query was canceled after `statement_timeout`, or waited for a lock until `lock_timeout`. */
const timeoutStates = new Set(['57014', '55P03']);

/** Whether the database gave a query up because it took too long. Nothing was changed. */
export function isQueryTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isState = 'code' in error && timeoutStates.has(String(error.code));
  return isState || isQueryTimeout(error.cause);
}
