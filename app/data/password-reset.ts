import { apiPaths } from '#contract/paths';
import { post } from './client.ts';

/** Asks for a link by mail. The answer does not tell whether the address is known. */
export function requestPasswordReset(email: string): Promise<unknown> {
  return post(apiPaths.forgotPassword, { email });
}
