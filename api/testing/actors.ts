import type { Actor } from '#api/platform/audit/write-audit';

/** An admin for code that runs outside a request. */
export const anActor: Actor = {
  user: { id: 1, username: 'grace' },
  customer: { firstName: 'Grace', lastName: 'Hopper' },
};
