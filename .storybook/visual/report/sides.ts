import type { OutcomeEntry } from '../last-run.ts';

export type Side = 'before' | 'after' | 'difference';

/** What there is to see of a picture, in the order of looking. */
export const sidesOf: Record<OutcomeEntry['state'], readonly Side[]> = {
  same: ['before'],
  new: ['after'],
  changed: ['before', 'after', 'difference'],
  removed: ['before'],
};

/** The element of the report that holds the picture's bytes. */
export function pictureId(name: string, side: Side): string {
  return `${name}.${side}`;
}
