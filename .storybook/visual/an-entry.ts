import type { OutcomeEntry } from './last-run.ts';

/** For tests: what a run says of a picture with nothing to say of. */
export function anEntry(delta: Partial<OutcomeEntry> = {}): OutcomeEntry {
  return {
    name: 'ui-button--default.dark',
    label: 'ui/button / Default',
    theme: 'dark',
    width: 800,
    state: 'same',
    different: 0,
    errors: [],
    violations: [],
    ...delta,
  };
}
