import { Glob } from 'bun';
import { closingLine } from '../../.ci/test-counts.ts';
import { readIndex } from './built-storybook.ts';
import { captureAll } from './capture-all.ts';
import { baselinesFolder } from './paths.ts';
import { listPictures } from './pictures.ts';
import { writeReport } from './report.ts';
import { saveRun } from './run-result.ts';
import { countResults, describeEntry } from './summarize.ts';

const ci = !['', '0', 'false'].includes(process.env.CI ?? '');

/** Checks all pictures and writes the report. Returns whether everything passed. */
export async function runVisualTests(storybookUrl: string, filter: string): Promise<boolean> {
  const started = performance.now();
  const pictures = listPictures(await readIndex(), filter);
  if (pictures.length === 0) throw new Error(`No picture's name contains '${filter}'.`);

  const { findings, unsteady } = await captureAll(pictures, storybookUrl);
  const kept = pictures.filter((picture) => picture.kept);
  const known = new Set(kept.map(({ name }) => name));
  const approved = (await approvedNames()).filter((name) => name.includes(filter));
  const removed = approved.filter((name) => !known.has(name));
  const result = await saveRun(findings, removed);
  const report = await writeReport(result, kept);

  for (const entry of result.entries) console.info(describeEntry(entry));
  for (const { picture, hasNoise } of findings) {
    if (hasNoise) console.info(`renderer noise: ${picture.name}`);
  }
  for (const name of unsteady) console.info(`passes only on a fresh page: ${name}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(
    `Checked ${pictures.length} renderings and ${kept.length} pictures in ${seconds} s. Report: ${report}`,
  );
  const counted = countResults(pictures.length, result.entries, { ci });
  console.info(closingLine(counted));
  return counted.failed === 0;
}

async function approvedNames(): Promise<string[]> {
  const files = await Array.fromAsync(new Glob('*.webp').scan(baselinesFolder)).catch(() => []);
  return files.map((file) => file.slice(0, -'.webp'.length)).sort();
}
