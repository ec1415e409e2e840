import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, isFine } from './judge.ts';
import { baselineOf, beforeOf, differenceOf, lastRun, pictureOf } from './places.ts';

/** What stays on disk of a run: enough to report it and to approve it without looking again. */
export interface Outcome {
  at: number;
  /** How many pictures were looked at. */
  walked: number;
  /** Of those with anything to say, and of baselines whose story is gone. */
  entries: OutcomeEntry[];
}

export interface OutcomeEntry {
  name: string;
  state: Finding['state'] | 'removed';
  different: number;
  errors: string[];
  violations: string[];
}

const outcomeFile = join(lastRun, 'outcome.json');

export async function keepRun(findings: Finding[], removed: string[]): Promise<Outcome> {
  await rm(lastRun, { recursive: true, force: true });
  await mkdir(lastRun, { recursive: true });
  for (const { picture, after, difference } of findings) {
    if (after) await new Bun.Image(after).webp({ lossless: true }).write(pictureOf(picture.name));
    if (difference) await Bun.write(differenceOf(picture.name), difference);
  }
  const changed = findings.filter(({ state }) => state === 'changed');
  for (const name of [...changed.map(({ picture }) => picture.name), ...removed]) {
    await Bun.write(beforeOf(name), Bun.file(baselineOf(name)));
  }
  const noteworthy = findings.filter((finding) => !isFine(finding));
  const entries = [...noteworthy.map(entryOf), ...removed.map(removedEntry)].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  const outcome = { at: Date.now(), walked: findings.length, entries };
  await Bun.write(outcomeFile, JSON.stringify(outcome));
  return outcome;
}

export async function readRun(): Promise<Outcome | undefined> {
  const file = Bun.file(outcomeFile);
  return (await file.exists()) ? file.json() : undefined;
}

function entryOf({ picture, state, different, errors, violations }: Finding): OutcomeEntry {
  return { name: picture.name, state, different, errors, violations };
}

function removedEntry(name: string): OutcomeEntry {
  return { name, state: 'removed', different: 0, errors: [], violations: [] };
}
