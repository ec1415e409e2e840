import type { Handover } from '#contract/delivery';

/** A unique text that must not appear outside the credentials. */
export const secretWord = 'tern-ladder-91-quay';

/** The request body of a delivery. */
export function aDelivery(values: Partial<Handover> = {}): Handover {
  return {
    credentials: [
      { label: 'Address', value: 'https://harbourbakery.example/admin' },
      { label: 'Password', value: secretWord },
    ],
    note: 'The menu is under Pages.',
    version: 0,
    ...values,
  };
}
