import type { PersonName } from '#db/seed/people';

/** The stable id of a demo customer. */
export function customerIdOf(name: PersonName): string {
  return `demo-${name}`;
}
