import { findConnectionErrorCode } from '#db/connection-error';

const maxLength = 80;

/**
 * Names an error by its class and code, such as 'DrizzleQueryError 23505'. A message may contain
 * personal data, which neither may.
 */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  const lost = findConnectionErrorCode(error);
  if (lost) return `Database unavailable ${lost}`;
  const name = error.name === 'Error' ? error.constructor.name : error.name;
  const code = codeOf(error) ?? codeOf(error.cause);
  return (code ? `${name} ${code}` : name).slice(0, maxLength);
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w+$/.test(code) ? code : undefined;
}
