import type { Handover } from '#contract/delivery';

/** Words that nobody else says, to be looked for where they must not be. */
export const secretWord = 'tern-ladder-91-quay';

/** What an admin hands over, as it is sent. */
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
