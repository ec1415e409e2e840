import { closingLine } from '../../.ci/tally.ts';
import { readIndex } from './built-storybook.ts';
import { keepRun } from './last-run.ts';
import { picturesOf } from './pictures.ts';
import { baselinesFolder } from './places.ts';
import { writeReport } from './report/write-report.ts';
import { Baselines } from './store/baselines.ts';
import { sentence, tally } from './verdict.ts';
import { type Walk, walk } from './walk.ts';

const ci = !['', '0', 'false'].includes(process.env.CI ?? '');

/** Walks the pictures, writes the report, and says whether all is well. */
export async function visual(storybookUrl: string, filter: string): Promise<boolean> {
  const started = performance.now();
  const pictures = picturesOf(await readIndex(), filter);
  if (pictures.length === 0) throw new Error(`No story's picture is named like '${filter}'.`);

  const baselines = new Baselines(baselinesFolder);
  const seen = await walk(pictures, storybookUrl, baselines);
  const known = new Set(pictures.map((picture) => picture.name));
  const names = (await baselines.names()).filter((name) => name.includes(filter));
  const removed = names.filter((name) => !known.has(name));
  const { entries } = await keepRun(seen.findings, removed);
  const report = await writeReport({ walked: pictures.length, entries }, baselines);

  for (const entry of entries) console.info(sentence(entry));
  sayAsides(seen);
  for (const sheet of await baselines.unreadable()) {
    console.info(`packed beside other shared rows and colours, so it counts as new: ${sheet}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`${pictures.length} pictures in ${seconds} s. Report: ${report}`);
  const counted = tally(pictures.length, entries, { ci });
  console.info(closingLine(counted));
  return counted.failed === 0;
}

/** What passes, but should not go unseen. */
function sayAsides({ findings, unsteady }: Walk): void {
  for (const { noise, state, picture } of findings) {
    if (noise > 0 && state === 'same') {
      console.info(`renderer noise, ${noise} pixels off by one: ${picture.name}`);
    }
  }
  for (const name of unsteady) console.info(`fine only on a page of its own: ${name}`);
}
