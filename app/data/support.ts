import type { SupportAnswer, SupportRequest } from '#contract/support';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useRefresh } from './refresh.ts';

/** Sends a support request. A signed-in customer's becomes one of their tickets. */
export function useSendSupportRequest() {
  const refresh = useRefresh();
  return async (request: SupportRequest): Promise<SupportAnswer> => {
    const answer = await callApi('POST /api/support', { body: request });
    await refresh((path) => path === addressOf('GET /api/customer/support/tickets'));
    return answer;
  };
}
