import type { AddedBriefQuestions } from '#contract/briefs';
import { callApi } from './client.ts';
import { useRefreshOrders } from './orders.ts';

/** Adds questions to a brief that was sent, for admins. Refused or not, the order is fetched again. */
export function useAddBriefQuestions(id: number) {
  const refreshOrders = useRefreshOrders();
  return async (body: AddedBriefQuestions): Promise<void> => {
    await callApi('POST /api/orders/:id/brief/questions', { params: { id }, body }).finally(
      refreshOrders,
    );
  };
}
