import { copyFile, mkdir, rm } from 'node:fs/promises';
import { builtAt } from './built-storybook.ts';
import { type OutcomeEntry, readRun } from './last-run.ts';
import { baselineOf, baselinesFolder, pictureOf } from './places.ts';

/** Accepts exactly what the last report showed of the pictures whose name has one of the `parts`. */
export async function approve(parts: string[]): Promise<void> {
  const run = await readRun();
  if (!run || run.at < (await builtAt())) {
    throw new Error('There is no report of this build. Run `bun run visual` and look at it first.');
  }
  const asked = run.entries.filter(({ name }) => isSelected(name, parts));
  const accepted = asked.filter(isApprovable);
  await mkdir(baselinesFolder, { recursive: true });
  for (const { name, state } of accepted) {
    if (state === 'removed') await rm(baselineOf(name));
    else await copyFile(pictureOf(name), baselineOf(name));
  }
  console.info(`${accepted.length} of ${run.entries.length} pictures approved`);
  for (const { name, errors } of asked) {
    if (errors.length > 0) console.info(`not approved, the story fails: ${name}`);
  }
}

function isSelected(name: string, parts: string[]): boolean {
  return parts.length === 0 || parts.some((part) => name.includes(part));
}

/** A story that fails shows its failure, not itself: its picture is never what is right. */
function isApprovable({ state, errors }: OutcomeEntry): boolean {
  return state !== 'same' && errors.length === 0;
}
