import { Glob } from 'bun';
import { closingLine } from '../../.ci/test-counts.ts';
import { readIndex } from './built-storybook.ts';
import { keepRun } from './last-run.ts';
import { picturesOf } from './pictures.ts';
import { baselinesFolder } from './places.ts';
import { writeReport } from './report.ts';
import { sentence, tally } from './verdict.ts';
import { walk } from './walk.ts';

const ci = !['', '0', 'false'].includes(process.env.CI ?? '');

/** Walks the pictures, writes the report, and says whether all is well. */
export async function visual(storybookUrl: string, filter: string): Promise<boolean> {
  const started = performance.now();
  const pictures = picturesOf(await readIndex(), filter);
  if (pictures.length === 0) throw new Error(`No story's picture is named like '${filter}'.`);

  const { findings, unsteady } = await walk(pictures, storybookUrl);
  const kept = pictures.filter((picture) => picture.kept);
  const known = new Set(kept.map(({ name }) => name));
  const approved = (await approvedNames()).filter((name) => name.includes(filter));
  const removed = approved.filter((name) => !known.has(name));
  const outcome = await keepRun(findings, removed);
  const report = await writeReport(outcome, kept);

  for (const entry of outcome.entries) console.info(sentence(entry));
  for (const { picture, noisy } of findings) {
    if (noisy) console.info(`renderer noise: ${picture.name}`);
  }
  for (const name of unsteady) console.info(`fine only on a page of its own: ${name}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(
    `${kept.length} pictures of ${pictures.length} looks in ${seconds} s. Report: ${report}`,
  );
  const counted = tally(pictures.length, outcome.entries, { ci });
  console.info(closingLine(counted));
  return counted.failed === 0;
}

async function approvedNames(): Promise<string[]> {
  const files = await Array.fromAsync(new Glob('*.webp').scan(baselinesFolder)).catch(() => []);
  return files.map((file) => file.slice(0, -'.webp'.length)).sort();
}
