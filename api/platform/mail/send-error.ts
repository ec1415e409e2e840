const maxLength = 300;

/**
 * Describes a failed delivery in one line for admins: the client's error code and the server's
 * response. Contains no secrets and no addresses but the recipient's.
 */
export function describeSendError(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : '';
  const line = `${code}${error.message}`.replace(/\p{C}+/gu, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
