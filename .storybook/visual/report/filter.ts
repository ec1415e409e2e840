import type { OutcomeEntry } from '../last-run.ts';
import {
  approvableStates,
  approveCommand,
  isApprovable,
  isSelected,
  type Selection,
} from '../selection.ts';

/** What a reviewer can ask to see. */
export const kinds = ['all', ...approvableStates, 'accessibility', 'failing'] as const;
export type Kind = (typeof kinds)[number];

export interface Filter {
  kind: Kind;
  /** A part of the picture's name. */
  part: string;
}

export function filtered(entries: OutcomeEntry[], { kind, part }: Filter): OutcomeEntry[] {
  return entries.filter((entry) => isOfKind(entry, kind) && entry.name.includes(part));
}

function isOfKind({ state, errors, violations }: OutcomeEntry, kind: Kind): boolean {
  if (kind === 'accessibility') return violations.length > 0;
  if (kind === 'failing') return errors.length > 0;
  return kind === 'all' || kind === state;
}

export interface Approval {
  count: number;
  command: string;
}

/** Of what is marked, or else of all that the filter shows; nothing when none of it can be approved. */
export function approvalOf(
  entries: OutcomeEntry[],
  filter: Filter,
  marked: ReadonlySet<string>,
): Approval | undefined {
  const meant = entries.filter(isApprovable).filter((entry) => isMeant(entry));
  if (meant.length === 0) return undefined;
  const selection = marked.size > 0 ? exactly(meant) : selectionOf(filter, meant);
  const count = entries.filter(
    (entry) => isApprovable(entry) && isSelected(entry, selection),
  ).length;
  return { count, command: approveCommand(selection) };

  function isMeant(entry: OutcomeEntry): boolean {
    return marked.size > 0 ? marked.has(entry.name) : filtered([entry], filter).length > 0;
  }
}

function selectionOf({ kind, part }: Filter, meant: OutcomeEntry[]): Selection {
  const only = approvableStates.find((state) => state === kind);
  if (kind !== 'all' && !only) return exactly(meant);
  return { names: part ? [part] : [], only };
}

function exactly(entries: OutcomeEntry[]): Selection {
  return { names: entries.map(({ name }) => name), exactly: true };
}
