/** The driver's own, for a connection that broke or never came to be. */
const driverCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
]);

/** The system's, which every other kind of connection has too. */
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

/** Class 08 and 'operator intervention', as Postgres says when it stops or starts; too many clients. */
const lostStates = /^(08\w{3}|57P0[1-3]|53300)$/;

/**
 * The code of a failed query whose cause is the connection, not the query; undefined for any other
 * error. Whether the database has carried the query out is not known.
 */
export function findConnectionErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (driverCodes.has(code)) return code;
  // The driver notes the query in the error that ended it.
  if ('query' in error && (systemCodes.has(code) || lostStates.test(code))) return code;
  return findConnectionErrorCode(error.cause);
}
