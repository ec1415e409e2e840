import { callApi } from './client.ts';

/** Requests a link by email. The answer does not reveal whether the address has an account. */
export function requestPasswordReset(email: string): Promise<unknown> {
  return callApi('POST /api/password/forgot', { body: { email } });
}
