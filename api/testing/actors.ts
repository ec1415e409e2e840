import type { Actor } from '#api/office/audit/write-audit';

/** An admin for code that runs outside a request. */
export const anActor: Actor = {
  user: { id: 1, username: 'grace' },
  customer: { id: '00000000-0000-4000-8000-000000000000', firstName: 'Grace', lastName: 'Hopper' },
};
