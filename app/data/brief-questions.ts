import type { AddedBriefQuestions, AskedBrief, BriefQuestionChange } from '#contract/briefs';
import { callApi } from './client.ts';
import { useRefreshOrders } from './orders.ts';

/**
 * Questions that admins add to a brief that was sent. Refused or not, the order is fetched again:
 * another admin or the customer may have been faster.
 */
export function useBriefQuestions(id: number) {
  const refreshOrders = useRefreshOrders();
  return {
    add: (body: AddedBriefQuestions): Promise<AskedBrief> =>
      callApi('POST /api/orders/:id/brief/questions', { params: { id }, body }).finally(
        refreshOrders,
      ),
    reword: async (questionId: string, body: BriefQuestionChange): Promise<void> => {
      const params = { id, questionId };
      await callApi('PATCH /api/orders/:id/brief/questions/:questionId', {
        params,
        body,
      }).finally(refreshOrders);
    },
    remove: async (questionId: string, version: number): Promise<void> => {
      const query = { version: String(version) };
      await callApi('DELETE /api/orders/:id/brief/questions/:questionId', {
        params: { id, questionId },
        query,
      }).finally(refreshOrders);
    },
  };
}
