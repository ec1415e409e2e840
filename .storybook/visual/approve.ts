import { mkdir } from 'node:fs/promises';
import { builtAt } from './built-storybook.ts';
import { accept, readRun } from './last-run.ts';
import { baselines } from './places.ts';

/** Accepts exactly what the last report showed; a picture of a story that threw is never accepted. */
export async function approve(filter: string): Promise<void> {
  const run = await readRun();
  if (!run || run.at < (await builtAt())) {
    throw new Error('There is no report of this build: run `bun run visual` and look at it first.');
  }
  await mkdir(baselines, { recursive: true });
  const asked = run.entries.filter((entry) => entry.name.includes(filter));
  const pictures = asked.filter((entry) => entry.state !== 'same');
  const broken = pictures.filter((entry) => entry.errors.length > 0);
  const accepted = pictures.filter((entry) => entry.errors.length === 0);
  for (const entry of accepted) await accept(entry);

  const removed = accepted.filter((entry) => entry.state === 'removed').length;
  console.info(`${accepted.length - removed} pictures approved, ${removed} removed`);
  for (const { name } of broken) console.info(`not approved, the story fails: ${name}`);
}
