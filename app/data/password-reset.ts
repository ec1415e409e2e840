import { callApi } from './client.ts';

/** Asks for a link by mail. The answer does not tell whether the address is known. */
export function requestPasswordReset(email: string): Promise<unknown> {
  return callApi('POST /api/password/forgot', { body: { email } });
}
