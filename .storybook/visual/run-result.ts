import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, isPassing } from './compare-to-baseline.ts';
import { baselinePath, beforePath, differencePath, lastRunFolder, picturePath } from './paths.ts';

/** The part of a run that is saved: enough for the report and for approving pictures later. */
export interface RunResult {
  at: number;
  /** How many pictures were checked. */
  pictureCount: number;
  /** Pictures with findings, and baselines whose story was removed. */
  entries: ResultEntry[];
}

export interface ResultEntry {
  name: string;
  state: Finding['state'] | 'removed';
  different: number;
  errors: string[];
  violations: string[];
}

const resultFile = join(lastRunFolder, 'result.json');

export async function saveRun(findings: Finding[], removed: string[]): Promise<RunResult> {
  await rm(lastRunFolder, { recursive: true, force: true });
  await mkdir(lastRunFolder, { recursive: true });
  for (const { picture, after, difference } of findings) {
    if (after) await new Bun.Image(after).webp({ lossless: true }).write(picturePath(picture.name));
    if (difference) await Bun.write(differencePath(picture.name), difference);
  }
  const changed = findings.filter(({ state }) => state === 'changed');
  for (const name of [...changed.map(({ picture }) => picture.name), ...removed]) {
    await Bun.write(beforePath(name), Bun.file(baselinePath(name)));
  }
  const withFindings = findings.filter((finding) => !isPassing(finding));
  const entries = [...withFindings.map(entryOf), ...removed.map(removedEntry)].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  const result = { at: Date.now(), pictureCount: findings.length, entries };
  await Bun.write(resultFile, JSON.stringify(result));
  return result;
}

export async function readRun(): Promise<RunResult | undefined> {
  const file = Bun.file(resultFile);
  return (await file.exists()) ? file.json() : undefined;
}

function entryOf({ picture, state, different, errors, violations }: Finding): ResultEntry {
  return { name: picture.name, state, different, errors, violations };
}

function removedEntry(name: string): ResultEntry {
  return { name, state: 'removed', different: 0, errors: [], violations: [] };
}
