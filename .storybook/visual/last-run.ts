import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, isFine } from './judge.ts';
import { lastRun } from './places.ts';

/** What stays on disk of a run: enough to report it and to approve it without looking again. */
export interface Outcome {
  at: number;
  /** The names of all pictures that were looked at. */
  walked: string[];
  /** Of those with anything to say, and of baselines whose story is gone. */
  entries: OutcomeEntry[];
}

export interface OutcomeEntry {
  name: string;
  label: string;
  theme: string;
  width: number;
  state: Finding['state'] | 'removed';
  different: number;
  errors: string[];
  violations: string[];
}

const outcomeFile = join(lastRun, 'outcome.json');

export async function keepRun(findings: Finding[], removed: string[]): Promise<Outcome> {
  await rm(lastRun, { recursive: true, force: true });
  await mkdir(lastRun, { recursive: true });
  for (const { picture, webp, difference } of findings) {
    if (webp) await Bun.write(pictureOf(picture.name), webp);
    if (difference) await Bun.write(differenceOf(picture.name), difference);
  }
  const noteworthy = findings.filter((finding) => !isFine(finding));
  const entries = [...noteworthy.map(entryOf), ...removed.map(removedEntry)].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  const walked = findings.map(({ picture }) => picture.name).sort();
  const outcome = { at: Date.now(), walked, entries };
  await Bun.write(outcomeFile, JSON.stringify(outcome));
  return outcome;
}

export async function readRun(): Promise<Outcome | undefined> {
  const file = Bun.file(outcomeFile);
  return (await file.exists()) ? file.json() : undefined;
}

export function pictureOf(name: string): string {
  return join(lastRun, 'pictures', `${name}.webp`);
}

export function differenceOf(name: string): string {
  return join(lastRun, 'differences', `${name}.webp`);
}

function entryOf({ picture, state, different, errors, violations }: Finding): OutcomeEntry {
  const { name, label, theme, width } = picture;
  return { name, label, theme, width, state, different, errors, violations };
}

function removedEntry(name: string): OutcomeEntry {
  const [label = name, theme = '', width = '0'] = name.split('.');
  return {
    name,
    label,
    theme,
    width: Number(width),
    state: 'removed',
    different: 0,
    errors: [],
    violations: [],
  };
}
