import type { Actor } from '#api/platform/audit/write-audit';

/** An admin who acts where no call brings one. */
export const anActor: Actor = {
  user: { id: 1, username: 'grace' },
  customer: { firstName: 'Grace', lastName: 'Hopper' },
};
