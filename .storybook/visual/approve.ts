import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Glob } from 'bun';
import { approveSeen, readApprovedStories, writeApprovedStories } from './approved-stories.ts';
import { builtAt, readIndex } from './built-storybook.ts';
import {
  baselinePath,
  baselinesFolder,
  newTreesFolder,
  picturePath,
  treesFolder,
} from './paths.ts';
import { type ResultEntry, readRun } from './run-result.ts';
import { readRecord } from './seen-stories.ts';

/** Approves the pictures and trees of the last report whose name contains one of `parts`, or all of them. */
export async function approve(parts: string[]): Promise<void> {
  const run = await readRun();
  if (!run || run.at < (await builtAt())) {
    throw new Error('There is no report of this build. Run `bun run visual` and look at it first.');
  }
  const selected = run.entries.filter(({ name }) => isSelected(name, parts));
  const approved = selected.filter(isApprovable);
  await mkdir(baselinesFolder, { recursive: true });
  for (const { name, state } of approved) {
    if (state === 'removed') await rm(baselinePath(name));
    else await copyFile(picturePath(name), baselinePath(name));
  }
  await approveTrees(parts);
  await approveStories(parts);
  console.info(`${approved.length} of ${run.entries.length} pictures approved`);
  for (const { name, errors } of selected) {
    if (errors.length > 0) console.info(`not approved, the story fails: ${name}`);
  }
}

async function approveTrees(parts: string[]): Promise<void> {
  const changed = await Array.fromAsync(new Glob('*.yml').scan(newTreesFolder)).catch(() => []);
  const approved = changed.filter((name) => isSelected(name, parts));
  await mkdir(treesFolder, { recursive: true });
  for (const name of approved) await copyFile(join(newTreesFolder, name), join(treesFolder, name));
  console.info(`${approved.length} of ${changed.length} accessibility trees approved`);
}

/** Stories whose every picture passed or is approved are not examined again until they change. */
async function approveStories(parts: string[]): Promise<void> {
  const { entries } = await readIndex();
  const seen = await readRecord();
  const isApproved = (name: string) => isSelected(name, parts);
  const approved = approveSeen(await readApprovedStories(), seen, isApproved);
  for (const id of approved.keys()) if (!entries[id]) approved.delete(id);
  await writeApprovedStories(approved);
  console.info(`${approved.size} stories are examined again when they change`);
}

function isSelected(name: string, parts: string[]): boolean {
  return parts.length === 0 || parts.some((part) => name.includes(part));
}

/** The picture of a story with errors shows the error. */
function isApprovable({ state, errors }: ResultEntry): boolean {
  return state !== 'same' && errors.length === 0;
}
