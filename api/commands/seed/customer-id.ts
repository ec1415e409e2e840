import type { PersonName } from '#db/seed/people';

/** The id of somebody of the demo: the same in every shop that is filled with it. */
export function customerIdOf(name: PersonName): string {
  return `demo-${name}`;
}
