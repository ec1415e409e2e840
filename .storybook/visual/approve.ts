import { builtAt } from './built-storybook.ts';
import { toPixels } from './image.ts';
import { type OutcomeEntry, pictureOf, readRun } from './last-run.ts';
import { baselinesFolder } from './places.ts';
import { isApprovable, isSelected, type Selection } from './selection.ts';
import { Baselines } from './store/baselines.ts';

/** Accepts exactly what the last report showed, and writes nothing else. */
export async function approve(selection: Selection): Promise<void> {
  const run = await readRun();
  if (!run || run.at < (await builtAt())) {
    throw new Error('There is no report of this build: run `bun run visual` and look at it first.');
  }
  const asked = run.entries.filter((entry) => isSelected(entry, selection));
  const accepted = asked.filter(isApprovable);
  const removed = new Set(names(accepted.filter(({ state }) => state === 'removed')));
  await new Baselines(baselinesFolder).write(names(accepted), async (name) =>
    removed.has(name) ? undefined : toPixels(await Bun.file(pictureOf(name)).bytes()),
  );

  console.info(`${accepted.length - removed.size} pictures approved, ${removed.size} removed`);
  for (const { name } of asked.filter((entry) => entry.errors.length > 0)) {
    console.info(`not approved, the story fails: ${name}`);
  }
}

function names(entries: OutcomeEntry[]): string[] {
  return entries.map(({ name }) => name);
}
