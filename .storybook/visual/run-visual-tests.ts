import { Glob } from 'bun';
import { closingLine, sum, type TestCounts } from '../../.ci/test-counts.ts';
import { isComponentPage } from '../docs/component-groups.ts';
import { readIndex } from './built-storybook.ts';
import { captureAll } from './capture-all.ts';
import { checkRobustness } from './check-robustness.ts';
import { baselinesFolder } from './paths.ts';
import { listPictures, type StorybookIndex } from './pictures.ts';
import { writeReport } from './report.ts';
import { saveRun } from './run-result.ts';
import { countResults, describeEntry } from './summarize.ts';

const ci = !['', '0', 'false'].includes(process.env.CI ?? '');

/** Checks all pictures and writes the report. Returns whether everything passed. */
export async function runVisualTests(storybookUrl: string, filter: string): Promise<boolean> {
  const started = performance.now();
  const index = await readIndex();
  const pictures = listPictures(index, filter);
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
  const total = sum([counted, await testRobustness(index, filter, storybookUrl)]);
  console.info(closingLine(total));
  return total.failed === 0;
}

async function testRobustness(
  { entries }: StorybookIndex,
  filter: string,
  storybookUrl: string,
): Promise<TestCounts> {
  const started = performance.now();
  const stories = Object.values(entries).filter(
    ({ id, type, title }) => type === 'story' && isComponentPage(title) && id.includes(filter),
  );
  const problems = await checkRobustness(stories, storybookUrl);
  for (const problem of problems) console.info(`robustness  ${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(
    `Checked ${stories.length} stories in forced colors and with text at 200% in ${seconds} s.`,
  );
  const broken = new Set(problems.map((problem) => problem.split(':')[0])).size;
  return { passed: stories.length - broken, failed: broken };
}

async function approvedNames(): Promise<string[]> {
  const files = await Array.fromAsync(new Glob('*.webp').scan(baselinesFolder)).catch(() => []);
  return files.map((file) => file.slice(0, -'.webp'.length)).sort();
}
