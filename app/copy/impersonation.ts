/** Sentences around an admin who looks at the shop as a customer. */
export const impersonation = {
  button: 'View as customer',
  opening: 'Opening...',
  failed: 'The view did not open',
  region: 'View as customer',
  viewing: 'Viewing as',
  unknownCustomer: 'a customer',
  readOnly: 'Read only',
  left: (minutes: number) => `${minutes} min left`,
  ended: 'No longer viewing as',
  endedHint: 'The time is over, or it was left in another tab.',
  leave: 'Leave',
  leaving: 'Leaving...',
  leaveFailed: 'The view is still open',
} as const;
