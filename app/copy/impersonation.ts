/** Texts for an admin who views the shop as a customer. */
export const impersonation = {
  button: 'View as customer',
  opening: 'Opening...',
  failed: 'Couldn’t start viewing as the customer',
  region: 'View as customer',
  viewing: 'Viewing as',
  unknownCustomer: 'a customer',
  readOnly: 'Read-only',
  left: (minutes: number) => `${minutes} min left`,
  ended: 'No longer viewing as',
  endedHint: 'The session expired or was ended in another tab.',
  leave: 'Leave',
  leaving: 'Leaving...',
  leaveFailed: 'Couldn’t stop viewing as the customer',
} as const;
