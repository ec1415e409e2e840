import { copyFile, mkdir, rm } from 'node:fs/promises';
import { builtAt } from './built-storybook.ts';
import { baselinePath, baselinesFolder, picturePath } from './paths.ts';
import { type ResultEntry, readRun } from './run-result.ts';

/** Approves the pictures of the last report whose name contains one of `parts`, or all of them. */
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
  console.info(`${approved.length} of ${run.entries.length} pictures approved`);
  for (const { name, errors } of selected) {
    if (errors.length > 0) console.info(`not approved, the story fails: ${name}`);
  }
}

function isSelected(name: string, parts: string[]): boolean {
  return parts.length === 0 || parts.some((part) => name.includes(part));
}

/** The picture of a story with errors shows the error. */
function isApprovable({ state, errors }: ResultEntry): boolean {
  return state !== 'same' && errors.length === 0;
}
