import type { BillingDetailsChange } from '#contract/billing-details';
import { addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { toResource, useAnswer } from './resource.ts';

const address = addressOf('GET /api/customer/billing-details');

/** What the customer's later invoices carry. */
export function useBillingDetails() {
  const answer = useAnswer(address);
  const { data: details, ...state } = toResource(answer);
  return {
    details,
    ...state,
    /** The stored ones, after a change was refused. */
    readAgain: () => read(address),
    save: async (body: BillingDetailsChange) => {
      const saved = await callApi('PATCH /api/customer/billing-details', { body });
      await answer.mutate(saved, { revalidate: false });
      return saved;
    },
  };
}
