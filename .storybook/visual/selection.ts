import type { OutcomeEntry } from './last-run.ts';

/** Which pictures of a run are meant. The report and the command that it prints share it. */
export interface Selection {
  /** Names, or parts of names; none stands for all. */
  names: string[];
  exactly?: boolean;
  only?: ApprovableState;
}

export const approvableStates = ['changed', 'new', 'removed'] as const;
export type ApprovableState = (typeof approvableStates)[number];

export function isSelected(entry: OutcomeEntry, { names, exactly, only }: Selection): boolean {
  if (only && entry.state !== only) return false;
  if (exactly) return names.includes(entry.name);
  return names.length === 0 || names.some((part) => entry.name.includes(part));
}

/** A story that fails shows its failure, not itself: its picture is never what is right. */
export function isApprovable({ state, errors }: OutcomeEntry): boolean {
  return state !== 'same' && errors.length === 0;
}

export function approveCommand({ names, exactly, only }: Selection): string {
  const options = [...(only ? ['--only', only] : []), ...(exactly ? ['--exactly'] : [])];
  return ['bun run visual:approve', ...options, ...names].join(' ');
}

export function readOnly(given: string | undefined): ApprovableState | undefined {
  const known = approvableStates.find((state) => state === given);
  if (given && !known)
    throw new Error(`--only takes ${approvableStates.join(', ')}, not ${given}.`);
  return known;
}
