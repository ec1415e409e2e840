import type { Actor } from '../audit/audited.ts';

/** An admin who acts where no call brings one. */
export const anActor: Actor = {
  user: { id: 1, username: 'grace' },
  customer: { firstName: 'Grace', lastName: 'Hopper' },
};
