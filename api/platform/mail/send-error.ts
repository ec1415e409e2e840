const maxLength = 300;

/**
 * Why a mail was not sent, in a line for the admin: the mail program's code and the server's
 * answer, which names no secret of ours and nobody but the recipient.
 */
export function describeSendError(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : '';
  const line = `${code}${error.message}`.replace(/\p{C}+/gu, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
